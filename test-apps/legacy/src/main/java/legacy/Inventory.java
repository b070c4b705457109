package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.util.Random;

/** What a shop has: items as objects, counted again and with some new prices; its orders, and those that must wait. */
public final class Inventory extends Application {
    private static final int ORDERS_PER_ITEM = 4;
    private static final int ITEMS_PER_CHANGE = 20;

    public static void main(String[] args) throws Exception {
        new Inventory().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1872);
        Item[] items = new Item[size];
        for (int i = 0; i < size; i++) {
            items[i] = new Item(1000 + i, random.nextInt(100000) / 100.0, (short) random.nextInt(10));
        }
        save(new File(folder, "items.dat"), items, new IntList());
        DataOutputStream out =
                new DataOutputStream(new BufferedOutputStream(new FileOutputStream(new File(folder, "orders.dat"))));
        try {
            out.writeInt(size * ORDERS_PER_ITEM);
            for (int i = 0; i < size * ORDERS_PER_ITEM; i++) {
                out.writeInt(random.nextInt(size));
            }
            for (int i = 0; i < size; i++) {
                out.writeShort(random.nextInt(10));
            }
        } finally {
            out.close();
        }
        out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(new File(folder, "changes.dat"))));
        try {
            out.writeInt(size / ITEMS_PER_CHANGE);
            for (int i = 0; i < size / ITEMS_PER_CHANGE; i++) {
                out.writeInt(i * ITEMS_PER_CHANGE + random.nextInt(ITEMS_PER_CHANGE));
                out.writeDouble(random.nextInt(100000) / 100.0);
            }
        } finally {
            out.close();
        }
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("items");
        Item[] items = load(new File(folder, "items.dat"));
        tally.rest();
        for (Item item : items) {
            item.addTo(tally);
        }
        tally.phase("orders");
        IntList orders = new IntList();
        DataInputStream in =
                new DataInputStream(new BufferedInputStream(new FileInputStream(new File(folder, "orders.dat"))));
        try {
            for (int left = in.readInt(); left > 0; left--) {
                orders.add(in.readInt());
            }
            for (Item item : items) {
                item.setStock(in.readShort());
            }
        } finally {
            in.close();
        }
        tally.phase("changes");
        RandomAccessFile changes = new RandomAccessFile(new File(folder, "changes.dat"), "r");
        try {
            for (int left = changes.readInt(); left > 0; left--) {
                items[changes.readInt()].setPrice(changes.readDouble());
            }
        } finally {
            changes.close();
        }
        tally.rest();
        for (Item item : items) {
            item.addTo(tally);
        }
        tally.phase("sell");
        IntList waiting = new IntList();
        double earned = sell(items, orders, waiting);
        tally.phase("write");
        File result = new File(folder, "left.dat");
        save(result, items, waiting);
        tally.rest();
        tally.add(earned);
        for (int i = 0; i < orders.size(); i++) {
            tally.add(orders.get(i));
        }
        tally.add(result);
    }

    private static Item[] load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            Item[] items = new Item[in.readInt()];
            for (int i = 0; i < items.length; i++) {
                items[i] = new Item(in.readInt(), in.readDouble(), in.readShort());
            }
            return items;
        } finally {
            in.close();
        }
    }

    private static void save(File file, Item[] items, IntList waiting) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(items.length);
            for (Item item : items) {
                out.writeInt(item.getId());
                out.writeDouble(item.getPrice());
                out.writeShort(item.getStock());
            }
            out.writeInt(waiting.size());
            for (int i = 0; i < waiting.size(); i++) {
                out.writeInt(waiting.get(i));
            }
        } finally {
            out.close();
        }
    }

    /** What that earns; nothing is taken from an item of which there is none. */
    private static double sell(Item[] items, IntList orders, IntList waiting) {
        double earned = 0;
        for (int i = 0; i < orders.size(); i++) {
            Item item = items[orders.get(i)];
            if (item.getStock() > 0) {
                item.setStock((short) (item.getStock() - 1));
                earned += item.getPrice();
            } else {
                waiting.add(item.getId());
            }
        }
        return earned;
    }
}
