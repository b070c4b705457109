package jobs.hadoop;

import java.io.File;
import java.io.FileOutputStream;
import java.io.OutputStream;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.hdfs.MiniDFSCluster;
import org.apache.hadoop.mapreduce.v2.MiniMRYarnCluster;

/** HDFS with two nodes, and YARN with two that start a JVM for each task. Ends with its standard input. */
public final class MiniCluster {
    /** A folder, where the settings are put for clients, and the class path of the tasks. */
    public static void main(String[] arguments) throws Exception {
        File folder = new File(arguments[0]);
        Configuration settings = new Configuration();
        settings.set("hadoop.tmp.dir", new File(folder, "tmp").getPath());
        settings.set("yarn.application.classpath", arguments[1]);
        settings.set("mapreduce.application.classpath", arguments[1]);
        settings.setInt("yarn.nodemanager.resource.memory-mb", 1536);
        settings.setInt("yarn.scheduler.minimum-allocation-mb", 256);
        settings.setBoolean("yarn.nodemanager.vmem-check-enabled", false);
        settings.setBoolean("yarn.nodemanager.pmem-check-enabled", false);
        settings.setFloat("yarn.nodemanager.disk-health-checker.max-disk-utilization-per-disk-percentage", 99);
        try (MiniDFSCluster files =
                new MiniDFSCluster.Builder(settings, new File(folder, "hdfs")).numDataNodes(2).build()) {
            settings.set("fs.defaultFS", files.getURI().toString());
            try (MiniMRYarnCluster tasks = new MiniMRYarnCluster("tasks", 2)) {
                tasks.init(settings);
                tasks.start();
                try (OutputStream out = new FileOutputStream(new File(folder, "site.xml"))) {
                    tasks.getConfig().writeXml(out);
                }
                System.out.println("cluster is ready");
                while (System.in.read() >= 0) {
                    // until whoever has started it ends
                }
            }
        }
        System.exit(0);
    }
}
