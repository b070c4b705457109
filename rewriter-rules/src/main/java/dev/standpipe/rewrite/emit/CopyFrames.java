package dev.standpipe.rewrite.emit;

import dev.standpipe.rewrite.loop.StackMap;
import dev.standpipe.rewrite.summary.Summary;
import java.util.Collections;
import java.util.List;
import org.objectweb.asm.tree.FrameNode;

/** Frames in and around a copied loop: those of the loop, with the copy's own locals. Old class files have none. */
final class CopyFrames {
    private final Summary summary;
    private final Code code;
    private final FrameNode atHead;
    private final int free;

    /** {@code free} is the first of the copy's own locals. */
    CopyFrames(Summary summary, Code code, int free) {
        this.summary = summary;
        this.code = code;
        this.atHead = StackMap.at(summary.loop().headLabel());
        this.free = free;
    }

    /** Puts down that of the loop's head. */
    void add(List<Object> own) {
        add(atHead(own));
    }

    private void add(FrameNode frame) {
        if (frame != null) {
            code.add(frame, 0);
        }
    }

    FrameNode atHead(List<Object> own) {
        return atHead == null ? null : at(atHead, own);
    }

    /** Of a place in the copy. */
    FrameNode at(FrameNode original, List<Object> own) {
        return Frames.with(original, free, own.toArray());
    }

    /** Puts down that of a handler of what the copy throws. */
    void addHandler(List<Object> own) {
        add(atHead == null ? null : Frames.ofHandler(at(atHead, own), summary));
    }

    /** The same, of where nothing lies on the stack any more. */
    void addAfterHandler(List<Object> own) {
        FrameNode frame = atHead == null ? null : Frames.ofHandler(at(atHead, own), summary);
        if (frame != null) {
            frame.stack = Collections.emptyList();
        }
        add(frame);
    }
}
