package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;

/** Trades of a share in lists, its dividends in a map, its news as a text: running averages, and all written again. */
public final class PriceHistory extends Application {
    private List<Integer> times;
    private List<Integer> volumes;
    private List<Double> prices;
    private Map<Integer, Double> dividends;
    private String news;

    public static void main(String[] args) throws Exception {
        new PriceHistory().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1929);
        times = new ArrayList<Integer>();
        volumes = new ArrayList<Integer>();
        prices = new ArrayList<Double>();
        dividends = new TreeMap<Integer, Double>();
        StringBuilder text = new StringBuilder();
        double price = 100;
        for (int i = 0; i < size; i++) {
            price += random.nextInt(201) / 100.0 - 1;
            times.add(60 * i + random.nextInt(60));
            volumes.add(1 + random.nextInt(10000));
            prices.add(price);
            text.append((char) (random.nextInt(7) == 0 ? ' ' : 'a' + random.nextInt(26)));
            if (random.nextInt(8) == 0) {
                dividends.put(i, random.nextInt(500) / 100.0);
            }
        }
        news = text.toString();
        save(new File(folder, "history.dat"));
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        load(new File(folder, "history.dat"));
        tally.rest();
        tally.add(times.hashCode());
        tally.add(volumes.hashCode());
        tally.add(prices.hashCode());
        tally.add(dividends.hashCode());
        tally.add(news);
        tally.phase("compute");
        for (int i = 1; i < prices.size(); i++) {
            prices.set(i, (15 * prices.get(i - 1) + prices.get(i)) / 16);
            volumes.set(i, (15 * volumes.get(i - 1) + volumes.get(i)) / 16);
        }
        tally.phase("write");
        File averages = new File(folder, "averages.dat");
        save(averages);
        tally.rest();
        tally.add(averages);
    }

    private void load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            int trades = in.readInt();
            times = readTimes(in, trades);
            volumes = new ArrayList<Integer>();
            for (int i = 0; i < trades; i++) {
                volumes.add(in.readInt());
            }
            List<Double> paid = new ArrayList<Double>(trades);
            for (int i = 0; i < trades; i++) {
                paid.add(in.readDouble());
            }
            prices = paid;
            dividends = readDividends(in);
            StringBuilder text = new StringBuilder();
            for (int left = in.readInt(); left > 0; left--) {
                text.append(in.readChar());
            }
            news = text.toString();
        } finally {
            in.close();
        }
    }

    private static List<Integer> readTimes(DataInputStream in, int number) throws IOException {
        List<Integer> times = new ArrayList<Integer>();
        for (int i = 0; i < number; i++) {
            times.add(new Integer(in.readInt()));
        }
        return times;
    }

    private static Map<Integer, Double> readDividends(DataInputStream in) throws IOException {
        Map<Integer, Double> dividends = new TreeMap<Integer, Double>();
        int number = in.readInt();
        for (int i = 0; i < number; i++) {
            dividends.put(in.readInt(), in.readDouble());
        }
        return dividends;
    }

    private void save(File file) throws IOException {
        DataOutputStream out = new DataOutputStream(new BufferedOutputStream(new FileOutputStream(file)));
        try {
            out.writeInt(times.size());
            for (Integer time : times) {
                out.writeInt(time);
            }
            for (int i = 0; i < volumes.size(); i++) {
                out.writeInt(volumes.get(i).intValue());
            }
            for (Double price : prices) {
                out.writeDouble(price);
            }
            out.writeInt(dividends.size());
            for (Map.Entry<Integer, Double> dividend : dividends.entrySet()) {
                out.writeInt(dividend.getKey());
                out.writeDouble(dividend.getValue());
            }
            out.writeInt(news.length());
            for (int i = 0; i < news.length(); i++) {
                out.writeChar(news.charAt(i));
            }
        } finally {
            out.close();
        }
    }
}
