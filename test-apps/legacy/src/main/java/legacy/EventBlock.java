package legacy;

import java.util.Random;

/** What one channel has seen between two readings. */
final class EventBlock {
    private static final int LONGEST = 400;

    final int channel;
    final int[] energies;

    EventBlock(int count, int channel) {
        if (count < 0 || count > LONGEST) {
            throw new IllegalArgumentException("block of " + count + " events");
        }
        this.channel = channel;
        this.energies = new int[count];
    }

    static EventBlock random(Random random, int channels) {
        EventBlock block = new EventBlock(random.nextInt(LONGEST + 1), random.nextInt(channels));
        for (int i = 0; i < block.energies.length; i++) {
            block.energies[i] = random.nextInt(1 << 20);
        }
        return block;
    }

    void calibrate() {
        for (int i = 0; i < energies.length; i++) {
            energies[i] = (int) (energies[i] * (1 + channel / 1024.0));
        }
    }
}
