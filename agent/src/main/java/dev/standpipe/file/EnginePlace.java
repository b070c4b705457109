package dev.standpipe.file;

/** Which part of a distributed engine a JVM is, as its main class, its arguments and its environment tell. */
public final class EnginePlace {
    private static final String SPARK_DRIVER = "Spark driver";
    private static final String SPARK_EXECUTOR = "Spark executor";
    private static final String FLINK_TASK_MANAGER = "Flink TaskManager";
    private static final String MAP_REDUCE_TASK = "MapReduce task";

    private static final String[][] ROLES = {
        {"org.apache.spark.executor.", SPARK_EXECUTOR},
        {"org.apache.spark.scheduler.cluster.k8s.KubernetesExecutorBackend", SPARK_EXECUTOR},
        {"org.apache.spark.deploy.SparkSubmit", SPARK_DRIVER},
        {"org.apache.spark.deploy.worker.DriverWrapper", SPARK_DRIVER},
        {"org.apache.spark.deploy.yarn.ApplicationMaster", SPARK_DRIVER},
        {"org.apache.spark.deploy.yarn.ExecutorLauncher", "Spark application master"},
        {"org.apache.spark.deploy.master.Master", "Spark master"},
        {"org.apache.spark.deploy.worker.Worker", "Spark worker"},
        {"org.apache.flink.runtime.taskexecutor.TaskManagerRunner", FLINK_TASK_MANAGER},
        {"org.apache.flink.yarn.YarnTaskExecutorRunner", FLINK_TASK_MANAGER},
        {"org.apache.flink.kubernetes.taskmanager.", FLINK_TASK_MANAGER},
        {"org.apache.flink.runtime.entrypoint.", "Flink JobManager"},
        {"org.apache.flink.yarn.entrypoint.", "Flink JobManager"},
        {"org.apache.flink.kubernetes.entrypoint.", "Flink JobManager"},
        {"org.apache.flink.container.entrypoint.", "Flink JobManager"},
        {"org.apache.flink.client.cli.CliFrontend", "Flink client"},
        {"org.apache.hadoop.mapred.YarnChild", MAP_REDUCE_TASK},
        {"org.apache.hadoop.mapreduce.v2.app.MRAppMaster", "MapReduce application master"},
        {"org.apache.hadoop.util.RunJar", "Hadoop client"},
    };

    /** Of a JVM that no engine has started. */
    public static final EnginePlace NONE = new EnginePlace(null, null, null);

    private final String role;
    private final String job;
    private final String part;

    public EnginePlace(String role, String job, String part) {
        this.role = role;
        this.job = job;
        this.part = part;
    }

    public static EnginePlace ofThis() {
        return of(said(true, "sun.java.command"), said(false, "CONTAINER_ID"), said(false, "SPARK_EXECUTOR_ID"));
    }

    private static String said(boolean property, String name) {
        try {
            return property ? System.getProperty(name) : System.getenv(name);
        } catch (SecurityException notAllowed) {
            return null;
        }
    }

    /** By the property {@code sun.java.command} and the variables of YARN and Kubernetes; each may be null. */
    public static EnginePlace of(String command, String container, String executor) {
        String[] words = command == null ? new String[] {""} : command.split(" ");
        String role = role(words[0]);
        String job = after("--app-id", words);
        String number = after("--executor-id", words);
        String part = number != null ? "executor-" + number : beginning("attempt_", words);
        if (container != null && container.startsWith("container_")) {
            role = role == null ? "YARN container" : role;
            job = job == null ? application(container) : job;
            part = part == null ? container : part;
        }
        if (part == null && executor != null && role != null) {
            part = "executor-" + executor;
        }
        // Only what an engine has said counts: other programs have arguments of these names, too.
        return role == null ? NONE : new EnginePlace(withStage(role, part), job, part);
    }

    private static String role(String main) {
        for (String[] known : ROLES) {
            if (main.startsWith(known[0])) {
                return known[1];
            }
        }
        return null;
    }

    /** A task of MapReduce is told by its attempt: attempt_1700000000000_0001_m_000000_0 maps. */
    private static String withStage(String role, String part) {
        if (!role.equals(MAP_REDUCE_TASK) || part == null) {
            return role;
        }
        return part.contains("_m_") ? "MapReduce map task" : part.contains("_r_") ? "MapReduce reduce task" : role;
    }

    private static String after(String option, String[] words) {
        for (int i = 1; i < words.length - 1; i++) {
            if (words[i].equals(option)) {
                return words[i + 1];
            }
        }
        return null;
    }

    private static String beginning(String start, String[] words) {
        for (int i = 1; i < words.length; i++) {
            if (words[i].startsWith(start)) {
                return words[i];
            }
        }
        return null;
    }

    /** Of container_1700000000000_0001_01_000002, or container_e17_1700000000000_0001_01_000002 after a restart. */
    private static String application(String container) {
        String[] parts = container.split("_");
        int at = parts.length - 4;
        return at < 1 ? null : "application_" + parts[at] + "_" + parts[at + 1];
    }

    /** Whether its threads are named after what they work at: after stages or operators. */
    public boolean namesThreads() {
        return SPARK_EXECUTOR.equals(role) || SPARK_DRIVER.equals(role) || FLINK_TASK_MANAGER.equals(role);
    }

    /** Null if it is no part of an engine that is known. */
    public String role() {
        return role;
    }

    /** The application that it is for, or null where it serves several or does not tell. */
    public String job() {
        return job;
    }

    /** The executor, the attempt of a task, or the container; or null. */
    public String part() {
        return part;
    }
}
