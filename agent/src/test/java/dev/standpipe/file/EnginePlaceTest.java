package dev.standpipe.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class EnginePlaceTest {
    @Test
    void anExecutorOfSparkTellsItsNumberAndItsApplication() {
        EnginePlace place = EnginePlace.of(
                "org.apache.spark.executor.CoarseGrainedExecutorBackend --driver-url spark://x@127.0.0.1:1"
                        + " --executor-id 3 --hostname 127.0.0.1 --cores 1 --app-id app-20260101000000-0001",
                null,
                null);
        assertThat(place.role()).isEqualTo("Spark executor");
        assertThat(place.job()).isEqualTo("app-20260101000000-0001");
        assertThat(place.part()).isEqualTo("executor-3");
    }

    @Test
    void aTaskOfMapReduceTellsItsAttempt() {
        EnginePlace place = EnginePlace.of(
                "org.apache.hadoop.mapred.YarnChild 127.0.0.1 4711 attempt_1700000000000_0001_m_000002_0 4",
                "container_1700000000000_0001_01_000004",
                null);
        assertThat(place.role()).isEqualTo("MapReduce map task");
        assertThat(place.job()).isEqualTo("application_1700000000000_0001");
        assertThat(place.part()).isEqualTo("attempt_1700000000000_0001_m_000002_0");
    }

    @Test
    void whatATaskOfMapReduceDoesIsInItsAttempt() {
        String command = "org.apache.hadoop.mapred.YarnChild 127.0.0.1 4711 attempt_1700000000000_0001_";
        assertThat(EnginePlace.of(command + "r_000002_0 4", null, null).role()).isEqualTo("MapReduce reduce task");
        assertThat(EnginePlace.of(command + "s_000002_0 4", null, null).role()).isEqualTo("MapReduce task");
        assertThat(EnginePlace.of("org.apache.hadoop.mapred.YarnChild", null, null)
                        .role())
                .isEqualTo("MapReduce task");
    }

    @Test
    void onlySparkAndFlinkNameTheirThreads() {
        assertThat(new EnginePlace("Spark executor", null, null).namesThreads()).isTrue();
        assertThat(new EnginePlace("Flink TaskManager", null, null).namesThreads())
                .isTrue();
        assertThat(new EnginePlace("Flink JobManager", null, null).namesThreads())
                .isFalse();
        assertThat(EnginePlace.NONE.namesThreads()).isFalse();
    }

    @Test
    void aContainerOfYarnIsKnownWhateverRunsInIt() {
        EnginePlace place = EnginePlace.of("acme.Main", "container_e17_1700000000000_0001_01_000002", null);
        assertThat(place.role()).isEqualTo("YARN container");
        assertThat(place.job()).isEqualTo("application_1700000000000_0001");
        assertThat(place.part()).isEqualTo("container_e17_1700000000000_0001_01_000002");
        assertThat(EnginePlace.of(null, "container_x", null).job()).isNull();
    }

    @Test
    void aTaskManagerOfFlinkServesAnyJob() {
        EnginePlace place = EnginePlace.of(
                "org.apache.flink.runtime.taskexecutor.TaskManagerRunner --configDir /opt/flink/conf", null, null);
        assertThat(place.role()).isEqualTo("Flink TaskManager");
        assertThat(place.job()).isNull();
        assertThat(place.part()).isNull();
    }

    /** Their arguments may be secret, and mean something else. */
    @Test
    void otherProgramsTellNothing() {
        EnginePlace place = EnginePlace.of("acme.Main --app-id secret attempt_7", "a container", "1");
        assertThat(place.role()).isNull();
        assertThat(place.job()).isNull();
        assertThat(place.part()).isNull();
    }
}
