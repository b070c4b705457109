package dev.standpipe.rewrite.loop;

import dev.standpipe.rewrite.Assembly;
import dev.standpipe.rewrite.work.Work;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;

/** An assembled method with its blocks named after the labels they start with. */
final class Shape {
    final ControlFlow flow;
    private final Assembly assembly;
    private final List<String> names = new ArrayList<>();

    private Shape(Assembly assembly, List<String> names) {
        this.assembly = assembly;
        this.names.addAll(names);
        flow = ControlFlow.of(assembly.method(), new Work(Work.FOR_ONE_CLASS));
    }

    static Shape of(List<String> lines) {
        List<String> names = lines.stream()
                .filter(l -> l.matches("\\w+:.*"))
                .map(l -> l.split(":")[0])
                .collect(Collectors.toList());
        return new Shape(Assembly.of("()V", lines), names);
    }

    static Shape of(String... lines) {
        return of(Arrays.asList(lines));
    }

    int at(String label) {
        return flow.position(assembly.label(label));
    }

    Block block(String label) {
        return flow.blockAt(at(label));
    }

    /** The label at the start of a block, or "-" if it has none. */
    String name(Block block) {
        for (String name : names) {
            if (block(name) == block && at(name) == block.first()) {
                return name;
            }
        }
        return "-";
    }

    /** As in "a b c". */
    String names(List<Block> blocks) {
        return blocks.stream().map(this::name).collect(Collectors.joining(" "));
    }

    /** As in "a-FALL->b a-JUMP->c". */
    String edges(List<Edge> edges) {
        return edges.stream()
                .map(edge -> name(edge.from()) + "-" + edge.kind() + "->" + name(edge.to()))
                .collect(Collectors.joining(" "));
    }

    /** Inner before outer, as in "head: head body; outer: ...". */
    String loops() {
        return LoopForest.of(flow).loops().stream()
                .map(loop -> name(loop.head()) + ": " + names(loop.blocks()))
                .collect(Collectors.joining("; "));
    }
}
