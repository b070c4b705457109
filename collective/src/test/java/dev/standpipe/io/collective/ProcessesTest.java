package dev.standpipe.io.collective;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Processes of one machine that work together by themselves. */
@Tag("slow")
class ProcessesTest {
    @TempDir
    Path dir;

    private Launched run(int size, String... what) throws IOException, InterruptedException {
        Path meeting = Files.createTempDirectory(dir, "meeting");
        List<List<String>> commands = new ArrayList<>();
        for (int rank = 0; rank < size; rank++) {
            List<String> command = Launched.java();
            command.add(what[0]);
            command.add(dir.resolve("f").toString());
            command.addAll(Arrays.asList(what).subList(1, what.length));
            command.addAll(Arrays.asList(meeting.toString(), String.valueOf(rank), String.valueOf(size)));
            commands.add(command);
        }
        Launched launched = Launched.wait(dir, commands);
        assertThat(meeting).isEmptyDirectory();
        return launched;
    }

    @Test
    void theyMoveWhatSingleCallsMove() throws Exception {
        Launched three = run(3, "cases", "0", "25");
        assertThat(three.outputs).allSatisfy(said -> assertThat(said).contains("is through"));
        assertThat(three.codes).containsOnly(0);
    }

    @Test
    void aProcessThatIsKilledReleasesTheOthers() throws Exception {
        Launched killed = run(3, "halt");
        assertThat(killed.codes).containsExactly(3, 3, 9);
        assertThat(killed.outputs.get(0)).contains("rank 2 has left the group");
        assertThat(killed.outputs.get(1)).contains("rank 2 has left the group");
    }

    @Test
    void oneThatThrowsOrAsksForNonsenseStopsAll() throws Exception {
        Launched thrown = run(2, "throw");
        assertThat(thrown.codes).containsOnly(3);
        assertThat(thrown.outputs.get(0)).contains("rank 1");
        Launched nonsense = run(2, "nonsense");
        assertThat(nonsense.codes).containsOnly(3);
        assertThat(nonsense.outputs.get(0)).contains("rank 1 has failed: java.lang.IllegalArgumentException");
        assertThat(nonsense.outputs.get(1)).contains("a view of ints for float[]");
    }

    /** Where the shell can limit the length of files, which a file that is memory also is. */
    @Test
    void oneWithoutRoomForWhatIsSharedIsNamedToTheOthers() throws Exception {
        Path meeting = Files.createTempDirectory(dir, "meeting");
        List<List<String>> commands = new ArrayList<>();
        for (String rank : new String[] {"0", "1"}) {
            List<String> command = new ArrayList<>();
            if (rank.equals("1")) {
                command.addAll(Arrays.asList("bash", "-c", "ulimit -f 100; exec \"$@\"", "bash"));
            }
            command.addAll(Launched.java());
            command.addAll(Arrays.asList("room", dir.resolve("f").toString(), meeting.toString(), rank, "2"));
            commands.add(command);
        }
        Launched both = Launched.wait(dir, commands);
        assertThat(both.codes).containsOnly(3);
        assertThat(both.outputs.get(0)).contains("rank 1 has failed: java.io.IOException");
        assertThat(both.outputs.get(1)).contains("rank 1: java.io.IOException");
        assertThat(meeting).isEmptyDirectory();
    }

    @Test
    void aThreadWithoutMemoryIsNamedToTheOthers() throws Exception {
        List<String> command = Launched.java("-XX:MaxDirectMemorySize=64k");
        Path meeting = Files.createTempDirectory(dir, "meeting");
        command.addAll(Arrays.asList("memory", dir.resolve("f").toString(), meeting.toString(), "0", "1"));
        Launched one = Launched.wait(dir, Arrays.asList(command));
        assertThat(one.outputs.get(0))
                .contains("thread 0: java.lang.OutOfMemoryError")
                .contains("thread 1: dev.standpipe.io.collective.CollectiveException: rank 0 has failed")
                .contains("thread 2: dev.standpipe.io.collective.CollectiveException: rank 0 has failed")
                .contains("rank 0 is through");
        assertThat(one.codes).containsOnly(0);
    }
}
