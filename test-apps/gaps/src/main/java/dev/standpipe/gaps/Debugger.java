package dev.standpipe.gaps;

import com.sun.jdi.ArrayReference;
import com.sun.jdi.Bootstrap;
import com.sun.jdi.LocalVariable;
import com.sun.jdi.Location;
import com.sun.jdi.Method;
import com.sun.jdi.ReferenceType;
import com.sun.jdi.StackFrame;
import com.sun.jdi.ThreadReference;
import com.sun.jdi.VMDisconnectedException;
import com.sun.jdi.Value;
import com.sun.jdi.VirtualMachine;
import com.sun.jdi.connect.Connector;
import com.sun.jdi.connect.ListeningConnector;
import com.sun.jdi.event.BreakpointEvent;
import com.sun.jdi.event.ClassPrepareEvent;
import com.sun.jdi.event.Event;
import com.sun.jdi.event.EventSet;
import com.sun.jdi.event.StepEvent;
import com.sun.jdi.event.VMDeathEvent;
import com.sun.jdi.event.VMDisconnectEvent;
import com.sun.jdi.request.EventRequest;
import com.sun.jdi.request.StepRequest;
import gaps.Debugged;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Debugs {@link Debugged} as an IDE does, and writes down where it stops and which variables it sees there. */
final class Debugger {
    /** What IDEs do not step into. */
    private static final String[] SKIPPED = {"java.*", "javax.*", "jdk.*", "sun.*", "com.sun.*"};

    private static final String PROGRAM = Debugged.class.getName();
    private static final String BEGIN = "begin";
    private static final String READ = "read";
    private static final long PATIENCE_MILLIS = 60_000;

    /** How it goes on from one place to the next. */
    enum Way {
        /** From breakpoint to breakpoint, of which each line of the loop's method has one. */
        BREAKPOINTS,
        /** Into the program's own methods, and over those of the JDK. */
        STEPS,
        /** Into everything, and at once out again of what is not the program's. */
        INTO_AND_OUT,
        /** As by breakpoints; in the second call, over a stream that nobody knows, the index is set to 3. */
        CHANGES
    }

    private final Way way;
    private final List<String> seen = new ArrayList<>();
    private final List<String> entered = new ArrayList<>();
    private VirtualMachine machine;
    private int calls;
    private boolean changed;

    Debugger(Way way) {
        this.way = way;
    }

    /** Where it stopped: {@code call method:line variables}. */
    List<String> seen() {
        return seen;
    }

    /** Methods that are not the program's, and into which it stepped. */
    List<String> entered() {
        return entered;
    }

    /** Debugs a JVM that the launcher starts with the option it is given. */
    void debug(Launcher launcher) throws Exception {
        ListeningConnector connector = Bootstrap.virtualMachineManager().listeningConnectors().stream()
                .filter(each -> each.transport().name().equals("dt_socket"))
                .findFirst()
                .orElseThrow();
        Map<String, Connector.Argument> arguments = connector.defaultArguments();
        arguments.get("localAddress").setValue("127.0.0.1");
        arguments.get("timeout").setValue(Long.toString(PATIENCE_MILLIS));
        String address = connector.startListening(arguments);
        try {
            launcher.launch("-agentlib:jdwp=transport=dt_socket,server=n,suspend=y,address=127.0.0.1:"
                    + address.substring(address.lastIndexOf(':') + 1));
            machine = connector.accept(arguments);
        } finally {
            connector.stopListening(arguments);
        }
        prepare();
        try {
            while (handle(machine.eventQueue().remove(PATIENCE_MILLIS))) {
                // goes on
            }
        } catch (VMDisconnectedException ended) {
            // as it should
        }
    }

    interface Launcher {
        void launch(String option) throws Exception;
    }

    private void prepare() {
        var request = machine.eventRequestManager().createClassPrepareRequest();
        request.addClassFilter(PROGRAM);
        request.enable();
    }

    private boolean handle(EventSet events) throws Exception {
        if (events == null) {
            seen.add("nothing more happens");
            machine.exit(1);
            return false;
        }
        boolean alive = true;
        for (Event event : events) {
            if (event instanceof ClassPrepareEvent) {
                breakAtLines(((ClassPrepareEvent) event).referenceType());
            } else if (event instanceof BreakpointEvent) {
                stopped(((BreakpointEvent) event).thread(), ((BreakpointEvent) event).location());
            } else if (event instanceof StepEvent) {
                machine.eventRequestManager().deleteEventRequest(event.request());
                stepped(((StepEvent) event).thread(), ((StepEvent) event).location());
            } else if (event instanceof VMDeathEvent || event instanceof VMDisconnectEvent) {
                alive = false;
            }
        }
        events.resume();
        return alive;
    }

    /** All lines; before {@code begin} they are not looked at. */
    private void breakAtLines(ReferenceType program) throws Exception {
        breakAt(program.methodsByName(BEGIN).get(0).allLineLocations().get(0));
        if (way == Way.BREAKPOINTS || way == Way.CHANGES) {
            Method read = program.methodsByName(READ).get(0);
            List<Integer> lines = new ArrayList<>();
            for (Location location : read.allLineLocations()) {
                if (!lines.contains(location.lineNumber())) {
                    lines.add(location.lineNumber());
                    // as debuggers do: at each place where the code of the line begins
                    for (Location place : read.locationsOfLine(location.lineNumber())) {
                        breakAt(place);
                    }
                }
            }
        }
    }

    private void breakAt(Location location) {
        machine.eventRequestManager().createBreakpointRequest(location).enable();
    }

    private void stopped(ThreadReference thread, Location at) throws Exception {
        if (at.method().name().equals(BEGIN)) {
            calls = 1;
            if (way == Way.STEPS || way == Way.INTO_AND_OUT) {
                step(thread, StepRequest.STEP_OUT);
            }
        } else if (calls > 0) {
            see(thread, at);
            if (way == Way.CHANGES && calls == 2 && !changed && isLoop(at) && setIndex(thread)) {
                changed = true;
            }
            if (last(at)) {
                calls++;
            }
        }
    }

    /** The last line of the loop's method, or that of its handler. */
    private static boolean last(Location at) throws Exception {
        List<Location> lines = at.method().allLineLocations();
        int returns = lines.stream().mapToInt(Location::lineNumber).max().orElseThrow();
        return at.lineNumber() == returns || at.lineNumber() == returns - 2;
    }

    /** The second of the method's lines. */
    private static boolean isLoop(Location at) throws Exception {
        return at.method().allLineLocations().stream()
                        .mapToInt(Location::lineNumber)
                        .distinct()
                        .sorted()
                        .skip(1)
                        .findFirst()
                        .orElseThrow()
                == at.lineNumber();
    }

    /** When it has one, which is on the line of the loop. */
    private static boolean setIndex(ThreadReference thread) throws Exception {
        StackFrame frame = thread.frame(0);
        LocalVariable index = frame.visibleVariableByName("i");
        if (index == null) {
            return false;
        }
        frame.setValue(index, thread.virtualMachine().mirrorOf(3));
        return true;
    }

    private void stepped(ThreadReference thread, Location at) throws Exception {
        String type = at.declaringType().name();
        if (type.startsWith(PROGRAM)) {
            see(thread, at);
            if (at.method().name().equals(READ) && last(at)) {
                calls++;
            }
            step(thread, StepRequest.STEP_INTO);
        } else if (at.method().name().equals("exit") || thread.frameCount() < 2) {
            // the program's main has returned
            return;
        } else {
            entered.add(type + "." + at.method().name());
            step(thread, StepRequest.STEP_OUT);
        }
    }

    private void step(ThreadReference thread, int depth) {
        StepRequest request = machine.eventRequestManager().createStepRequest(thread, StepRequest.STEP_LINE, depth);
        if (way == Way.STEPS) {
            for (String skipped : SKIPPED) {
                request.addClassExclusionFilter(skipped);
            }
        }
        request.addCountFilter(1);
        request.setSuspendPolicy(EventRequest.SUSPEND_ALL);
        request.enable();
    }

    private void see(ThreadReference thread, Location at) throws Exception {
        StringBuilder line =
                new StringBuilder("call " + calls + " " + at.method().name() + ":" + at.lineNumber());
        StackFrame frame = thread.frame(0);
        for (LocalVariable variable : frame.visibleVariables()) {
            line.append(' ').append(variable.name()).append('=').append(shown(frame.getValue(variable)));
        }
        seen.add(line.toString());
    }

    private static String shown(Value value) {
        if (value instanceof ArrayReference) {
            return ((ArrayReference) value).getValues().toString();
        }
        return value == null || value.type() instanceof ReferenceType
                ? value == null ? "null" : value.type().name()
                : value.toString();
    }
}
