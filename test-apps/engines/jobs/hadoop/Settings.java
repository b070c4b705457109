package jobs.hadoop;

import java.io.File;
import java.io.IOException;
import org.apache.hadoop.conf.Configuration;

/** What jobs tell the small cluster about their JVMs. */
final class Settings {
    private Settings() {}

    /** The cluster's settings, the job's jar, JVM options of the tasks. */
    static Configuration of(String[] arguments) throws IOException {
        Configuration settings = new Configuration();
        settings.addResource(new File(arguments[0]).toURI().toURL());
        settings.set("mapreduce.map.java.opts", "-Xmx200m " + arguments[2]);
        settings.set("mapreduce.reduce.java.opts", "-Xmx200m " + arguments[2]);
        settings.set("yarn.app.mapreduce.am.command-opts",
                "-Xmx256m --add-opens=java.base/java.lang=ALL-UNNAMED " + arguments[2]);
        settings.setInt("mapreduce.map.memory.mb", 384);
        settings.setInt("mapreduce.reduce.memory.mb", 384);
        settings.setInt("yarn.app.mapreduce.am.resource.mb", 512);
        return settings;
    }
}
