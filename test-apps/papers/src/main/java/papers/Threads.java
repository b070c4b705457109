package papers;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** One thread for each block. */
final class Threads implements Blocks.Workers {
    private final Block[] blocks;
    private final ExecutorService threads;
    private final CyclicBarrier start;
    private final List<Future<Void>> carried = new ArrayList<>();
    private volatile String phase;

    Threads(Block[] blocks) {
        this.blocks = blocks;
        this.threads = Executors.newFixedThreadPool(blocks.length);
        this.start = new CyclicBarrier(blocks.length + 1);
    }

    @Override
    public void ready() {
        carried.clear();
        for (final Block block : blocks) {
            carried.add(threads.submit(new Callable<Void>() {
                @Override
                public Void call() throws Exception {
                    start.await();
                    block.carry(phase);
                    return null;
                }
            }));
        }
    }

    @Override
    public void carry(String phase) throws Exception {
        this.phase = phase;
        start.await();
        for (Future<Void> each : carried) {
            each.get();
        }
    }

    @Override
    public long sum() {
        long sum = 0;
        for (Block block : blocks) {
            sum += block.sum();
        }
        return sum;
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
