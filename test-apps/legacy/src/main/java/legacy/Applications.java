package legacy;

import java.util.Locale;

/**
 * The programs of this package, and how large an input makes a quick run or one that is worth measuring. Their class path is this
 * module's jar, or its classes, and all the jars in {@code target/lib}: the libraries that some of them stand on.
 */
public enum Applications {
    MATRIX_FILE(MatrixFile.class, 40, 1000),
    TRIANGLE_MESH(TriangleMesh.class, 2000, 1000000),
    HEIGHT_MAP(HeightMap.class, 64, 4000),
    DIGIT_IMAGES(DigitImages.class, 50, 20000),
    WORD_VECTORS(WordVectors.class, 50, 80000),
    WAVE_FILE(WaveFile.class, 5000, 4000000),
    PARTICLE_SNAPSHOT(ParticleSnapshot.class, 2000, 1000000),
    TERM_INDEX(TermIndex.class, 5000, 24000000),
    SPARSE_MATRIX(SparseMatrix.class, 1000, 600000),
    TIME_SERIES(TimeSeries.class, 5000, 4000000),
    K_MEANS(KMeans.class, 1000, 800000),
    ATOM_LIST(AtomList.class, 1000, 2000000),
    SENSOR_LINK(SensorLink.class, 10000, 8000000),
    PAGE_INDEX(PageIndex.class, 2000, 300000),
    SEQUENCE_RECORDS(SequenceRecords.class, 40, 30000),
    STREAM_STATE(StreamState.class, 40, 50000),
    LINK_GRAPH(LinkGraph.class, 4000, 12000000),
    BITMAP_INDEX(BitmapIndex.class, 300000, 40000000),
    WORD_COUNTS(WordCounts.class, 4000, 8000000),
    TOPIC_CORPUS(TopicCorpus.class, 20, 96000),
    DENSE_LAYERS(DenseLayers.class, 40, 1200),
    STAR_CATALOGUE(StarCatalogue.class, 4000, 1000000),
    KEY_TABLE(KeyTable.class, 4000, 1000000),
    VECTOR_SETS(VectorSets.class, 75, 80000),
    SOUND_BANK(SoundBank.class, 1000, 1000000),
    FILE_DIGESTS(FileDigests.class, 4000, 8000000),
    CIPHER_TEXT(CipherText.class, 4000, 8000000),
    PACKET_LOG(PacketLog.class, 10, 10000),
    TILE_MAP(TileMap.class, 4, 2000),
    PRICE_HISTORY(PriceHistory.class, 4000, 1000000),
    INVENTORY(Inventory.class, 2000, 600000),
    POINT_CLOUD(PointCloud.class, 4000, 800000),
    SAMPLE_SCALER(SampleScaler.class, 5000, 1500000),
    SPECTRA(Spectra.class, 4000, 600000),
    SURVEY_GRID(SurveyGrid.class, 5000, 250000),
    EVENT_BLOCKS(EventBlocks.class, 20, 10000);

    private final Class<?> program;
    private final int small;
    private final int large;

    Applications(Class<?> program, int small, int large) {
        this.program = program;
        this.small = small;
        this.large = large;
    }

    /** The class with the {@code main} method. */
    public String program() {
        return program.getName();
    }

    /** What it is called in tables and on command lines. */
    public String label() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A size that takes no time. */
    public int small() {
        return small;
    }

    /** A size with some tens of MiB of input, or as many seconds of work. */
    public int large() {
        return large;
    }
}
