package oldstyle;

import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.Collections;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import javax.management.Attribute;
import javax.management.MBeanServerConnection;
import javax.management.ObjectName;
import javax.management.remote.JMXConnector;
import javax.management.remote.JMXConnectorFactory;
import javax.management.remote.JMXConnectorServer;
import javax.management.remote.JMXConnectorServerFactory;
import javax.management.remote.JMXServiceURL;

/** Lets itself be managed from elsewhere, by one who may look and one who may steer, and says what each can do. */
public final class Remote {
    private Remote() {}

    /** Arguments: data, size, a folder with the files access and password, and own.json in it. */
    public static void main(String[] arguments) throws Exception {
        Program.main(arguments);
        Path folder = Paths.get(arguments[2]);
        Map<String, Object> settings = new HashMap<>();
        settings.put("jmx.remote.x.access.file", folder.resolve("access").toString());
        settings.put("jmx.remote.x.password.file", folder.resolve("password").toString());
        JMXConnectorServer server = JMXConnectorServerFactory.newJMXConnectorServer(
                new JMXServiceURL("service:jmx:rmi://localhost"), settings, ManagementFactory.getPlatformMBeanServer());
        server.start();
        try {
            for (String who : new String[] {"looks", "steers"}) {
                Map<String, Object> as = Collections.singletonMap(JMXConnector.CREDENTIALS, new String[] {who, who});
                try (JMXConnector connector = JMXConnectorFactory.connect(server.getAddress(), as)) {
                    visit(who, connector.getMBeanServerConnection(), folder);
                }
            }
        } finally {
            server.stop();
        }
    }

    private static void visit(String who, MBeanServerConnection server, Path folder) throws Exception {
        ObjectName agent = new ObjectName("dev.standpipe:type=Agent");
        say(who + " reads", () -> (Long) server.getAttribute(agent, "Elements") > 0);
        say(who + " turns", () -> {
            server.setAttribute(agent, new Attribute("Enabled", false));
            return server.getAttribute(agent, "Enabled");
        });
        for (String name : new String[] {who + ".json", "own.json", who + ".json", "x.sh", "none\0.json"}) {
            say(
                    who + " writes " + name.replace('\0', '?'),
                    () -> server.invoke(
                            agent, "report", new Object[] {folder.resolve("steered") + "/../" + name}, new String[] {
                                String.class.getName()
                            }));
        }
        System.out.println(
                who + " leaves " + new String(Files.readAllBytes(folder.resolve("own.json")), StandardCharsets.UTF_8));
    }

    private static void say(String what, Callable<?> action) {
        String came;
        try {
            came = String.valueOf(action.call());
        } catch (Exception e) {
            came = e.getClass().getSimpleName();
        }
        System.out.println(what + ": " + came);
    }
}
