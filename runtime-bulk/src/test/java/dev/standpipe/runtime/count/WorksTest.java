package dev.standpipe.runtime.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class WorksTest {
    private final Works works = Works.prepared();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Executor task launch worker for task 3.0 in stage 2.1 (TID 11) | stage 2.1",
                "Executor task launch worker for task 3.0 in stage 2.1 | stage 2.1",
                "Map (1/2)#0 | Map",
                "Source: (a file) -> Map -> Sink: out (12/128)#3 | Source: (a file) -> Map -> Sink: out",
                "Join in stage two (1/2)#0 | Join in stage two",
                "Reduce (1/2) | Reduce"
            })
    void aThreadIsNamedAfterItsWork(String thread, String work) {
        assertThat(Work.of(thread)).isEqualTo(work);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "main",
                "",
                "pool (1)",
                "a (1/)#0",
                "a (/2)",
                "a (1/2",
                "a (1/2) and more",
                " (1/2)",
                "in stage",
                "Executor task launch worker for task 11"
            })
    void otherNamesDoNotTell(String thread) {
        assertThat(Work.of(thread)).isNull();
    }

    @Test
    void namesAreCutOff() {
        String operator = String.join("", Collections.nCopies(100, "where "));
        assertThat(Work.of(operator + " (1/2)#0")).isEqualTo(operator.substring(0, 120));
        assertThat(Work.of("x in stage " + operator.replace(' ', '_'))).hasSizeLessThanOrEqualTo(120);
    }

    @Test
    void aThreadIsCountedAsWhatItIsCalledThen() throws Exception {
        in("Map (1/2)#0", 10);
        in("Map (2/2)#0", 5);
        in("main", 1);
        Thread pooled = new Thread(() -> {
            works.moved(1);
            Thread.currentThread().setName("Sort (1/1)#0");
            works.moved(7);
        });
        pooled.start();
        pooled.join();
        assertThat(told()).containsExactlyInAnyOrder("null 2 of 2", "Map 2 of 15", "Sort 1 of 7");
    }

    @Test
    void namesWithoutEndAreToldAsOne() throws Exception {
        for (int k = 0; k < 3000; k++) {
            in("x in stage " + k + ".0", 1);
        }
        List<Work> all = works.all();
        assertThat(all).hasSize(1001);
        assertThat(all.stream().mapToLong(Work::bytes).sum()).isEqualTo(3000);
        assertThat(all.get(0).name()).isNull();
        assertThat(all.get(0).bytes()).isEqualTo(2000);
    }

    private List<String> told() {
        List<String> told = new ArrayList<>();
        for (Work work : works.all()) {
            told.add(work.name() + " " + work.calls() + " of " + work.bytes());
        }
        return told;
    }

    private void in(String name, long size) throws InterruptedException {
        Thread thread = new Thread(() -> works.moved(size), name);
        thread.start();
        thread.join();
    }
}
