package dev.standpipe.proof;

import dev.standpipe.runtime.codec.Element;
import java.util.stream.Collectors;

/** What a program has seen becomes part of the outcome. */
final class Seen implements Sight {
    private final World world;
    private final String label;
    private int ticks;

    Seen(World world, String label) {
        this.world = world;
        this.label = label + " saw";
    }

    @Override
    public void see(long number) {
        world.outcome.saw(label, number);
    }

    @Override
    public void see(float number) {
        see((long) Float.floatToRawIntBits(number));
    }

    @Override
    public void see(double number) {
        see(Double.doubleToRawLongBits(number));
    }

    @Override
    public void see(boolean truth) {
        world.outcome.saw(label, truth);
    }

    @Override
    public void see(Object array) {
        world.outcome.saw(
                label,
                array == null ? null : Run.bits(Form.PLAIN.get(Element.of(array).ordinal()), array));
    }

    @Override
    public boolean yes() {
        return world.c.content % 3 != 0;
    }

    @Override
    public int tick(int number) {
        see(++ticks * 31L + number);
        return number;
    }

    @Override
    public void meddleBy(Runnable change) {
        if (world.c.deep) {
            world.meddle = change;
        }
    }

    @Override
    public String stack() {
        return world.c.receiver + " "
                + world.c.layers.stream().map(layer -> layer.kind).collect(Collectors.toList()) + " " + world.c.leaf;
    }
}
