package legacy;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.DataInputStream;
import java.io.File;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** A map in square tiles, each with heights, soils and rainfall in turn: the rain runs down, and the map is written. */
public final class TileMap extends Application {
    private static final int EDGE = 32;
    private static final int CELLS = EDGE * EDGE;
    private static final int TILE_BYTES = 4 + CELLS * (2 + 4 + 4);

    /** One of them. */
    private static final class Tile {
        int number;
        final short[] heights = new short[CELLS];
        final int[] soils = new int[CELLS];
        final float[] rain = new float[CELLS];

        void decode(byte[] buf) {
            ByteBuffer buffer = ByteBuffer.wrap(buf).order(ByteOrder.LITTLE_ENDIAN);
            number = buffer.getInt();
            for (int i = 0; i < CELLS; i++) {
                heights[i] = buffer.getShort();
            }
            for (int i = 0; i < CELLS; i++) {
                soils[i] = buffer.getInt();
            }
            for (int i = 0; i < CELLS; i++) {
                rain[i] = buffer.getFloat();
            }
        }

        void encode(byte[] buf) {
            ByteBuffer buffer = ByteBuffer.wrap(buf).order(ByteOrder.LITTLE_ENDIAN);
            buffer.putInt(number);
            for (int i = 0; i < CELLS; i++) {
                buffer.putShort(heights[i]);
            }
            for (int i = 0; i < CELLS; i++) {
                buffer.putInt(soils[i]);
            }
            for (int i = 0; i < CELLS; i++) {
                buffer.putFloat(rain[i]);
            }
        }
    }

    public static void main(String[] args) throws Exception {
        new TileMap().start(args);
    }

    @Override
    void generate(File folder, int size) throws IOException {
        Random random = new Random(1569);
        List<Tile> tiles = new ArrayList<Tile>();
        for (int t = 0; t < size; t++) {
            Tile tile = new Tile();
            tile.number = t;
            for (int i = 0; i < CELLS; i++) {
                tile.heights[i] = (short) (random.nextInt(4000) - 400);
                tile.soils[i] = random.nextInt();
                tile.rain[i] = random.nextFloat();
            }
            tiles.add(tile);
        }
        save(new File(folder, "dry.map"), tiles);
    }

    @Override
    void run(File folder, Tally tally) throws IOException {
        tally.phase("read");
        List<Tile> tiles = load(new File(folder, "dry.map"));
        tally.rest();
        for (Tile tile : tiles) {
            tally.add(tile.number);
            tally.add(tile.heights);
            tally.add(tile.soils);
            tally.add(tile.rain);
        }
        tally.phase("compute");
        for (Tile tile : tiles) {
            runDown(tile);
        }
        tally.phase("write");
        File result = new File(folder, "wet.map");
        save(result, tiles);
        tally.rest();
        tally.add(result);
    }

    private static List<Tile> load(File file) throws IOException {
        DataInputStream in = new DataInputStream(new BufferedInputStream(new FileInputStream(file)));
        try {
            byte[] head = new byte[4];
            in.readFully(head);
            int count = ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).getInt();
            List<Tile> tiles = new ArrayList<Tile>();
            byte[] buf = new byte[TILE_BYTES];
            for (int t = 0; t < count; t++) {
                in.readFully(buf);
                Tile tile = new Tile();
                tile.decode(buf);
                tiles.add(tile);
            }
            return tiles;
        } finally {
            in.close();
        }
    }

    private static void save(File file, List<Tile> tiles) throws IOException {
        OutputStream out = new BufferedOutputStream(new FileOutputStream(file));
        try {
            byte[] head = new byte[4];
            ByteBuffer.wrap(head).order(ByteOrder.LITTLE_ENDIAN).putInt(tiles.size());
            out.write(head);
            byte[] buf = new byte[TILE_BYTES];
            for (int t = 0; t < tiles.size(); t++) {
                tiles.get(t).encode(buf);
                out.write(buf);
            }
        } finally {
            out.close();
        }
    }

    /** What a cell has no room for goes to its neighbour on the right, if that is lower. */
    private static void runDown(Tile tile) {
        for (int i = 0; i < CELLS - 1; i++) {
            float over = tile.rain[i] - (tile.soils[i] & 0xFF) / 255f;
            if (over > 0 && tile.heights[i + 1] < tile.heights[i]) {
                tile.rain[i] -= over;
                tile.rain[i + 1] += over;
                tile.heights[i]--;
            }
        }
    }
}
