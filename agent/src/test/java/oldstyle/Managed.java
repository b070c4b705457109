package oldstyle;

import java.lang.management.ManagementFactory;
import javax.management.Attribute;
import javax.management.MBeanAttributeInfo;
import javax.management.MBeanOperationInfo;
import javax.management.MBeanServer;
import javax.management.ObjectName;

/** Runs the program with the agent on, off and on again, and asks its bean each time what it has moved. */
public final class Managed {
    private Managed() {}

    public static void main(String[] arguments) throws Exception {
        MBeanServer server = ManagementFactory.getPlatformMBeanServer();
        ObjectName agent = new ObjectName("dev.standpipe:type=Agent");
        for (boolean enabled : new boolean[] {true, false, true}) {
            server.setAttribute(agent, new Attribute("Enabled", enabled));
            Program.main(arguments);
            System.out.println("enabled=" + server.getAttribute(agent, "Enabled") + " moved="
                    + server.getAttribute(agent, "Elements"));
        }
        for (String file : new String[] {arguments[2], null}) {
            System.out.println("report="
                    + server.invoke(agent, "report", new Object[] {file}, new String[] {String.class.getName()}));
        }
        for (MBeanAttributeInfo attribute : server.getMBeanInfo(agent).getAttributes()) {
            System.out.println("attribute " + attribute.getName() + ": " + attribute.getDescription());
        }
        for (MBeanOperationInfo operation : server.getMBeanInfo(agent).getOperations()) {
            System.out.println("operation " + operation.getName() + ": " + operation.getDescription());
        }
    }
}
