package jobs.hadoop;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.util.concurrent.TimeUnit;
import jobs.common.Weights;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.NullWritable;
import org.apache.hadoop.io.SequenceFile;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.Mapper;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.input.SequenceFileInputFormat;
import org.apache.hadoop.mapreduce.lib.output.NullOutputFormat;

/** Scores records by a model that each task loads out of Hadoop's distributed cache. */
public final class Model {
    private static final String BUFFERED = "model.buffered";

    enum Counted {
        SCORES,
        LOADING
    }

    public static final class Score extends Mapper<IntWritable, NullWritable, NullWritable, NullWritable> {
        private Weights model;

        @Override
        protected void setup(Context context) throws IOException {
            long start = System.nanoTime();
            model = Weights.load(new File("model"), context.getConfiguration().getBoolean(BUFFERED, false));
            context.getCounter(Counted.LOADING).increment(System.nanoTime() - start);
        }

        @Override
        protected void map(IntWritable record, NullWritable nothing, Context context) {
            context.getCounter(Counted.SCORES).increment((long) model.score(record.get()));
        }
    }

    /** The cluster's settings, this jar, JVM options of the tasks; the model's file, whether it is buffered, records. */
    public static void main(String[] arguments) throws Exception {
        Configuration settings = Settings.of(arguments);
        settings.setBoolean(BUFFERED, arguments[4].equals("buffered"));
        FileSystem files = FileSystem.get(settings);
        Path folder = new Path("/model-" + System.nanoTime());
        files.copyFromLocalFile(new Path(new File(arguments[3]).toURI()), new Path(folder, "model"));
        write(settings, new Path(folder, "in"), Integer.parseInt(arguments[5]));

        Job job = Job.getInstance(settings, "model");
        job.setJar(arguments[1]);
        job.setMapperClass(Score.class);
        job.setNumReduceTasks(0);
        job.setInputFormatClass(SequenceFileInputFormat.class);
        job.setOutputFormatClass(NullOutputFormat.class);
        job.addCacheFile(new URI(new Path(folder, "model").toUri() + "#model"));
        FileInputFormat.addInputPath(job, new Path(folder, "in"));
        if (!job.waitForCompletion(false)) {
            throw new IllegalStateException("the job failed: " + job.getStatus().getFailureInfo());
        }
        long loading = job.getCounters().findCounter(Counted.LOADING).getValue();
        System.out.println("phase " + TimeUnit.NANOSECONDS.toMillis(loading));
        System.out.println("result " + job.getCounters().findCounter(Counted.SCORES).getValue());
        files.delete(folder, true);
    }

    private static void write(Configuration settings, Path folder, int records) throws IOException {
        for (int part = 0; part < 2; part++) {
            try (SequenceFile.Writer out = SequenceFile.createWriter(settings,
                    SequenceFile.Writer.file(new Path(folder, "part-" + part)),
                    SequenceFile.Writer.keyClass(IntWritable.class),
                    SequenceFile.Writer.valueClass(NullWritable.class),
                    SequenceFile.Writer.compression(SequenceFile.CompressionType.NONE))) {
                for (int k = part; k < records; k += 2) {
                    out.append(new IntWritable(k), NullWritable.get());
                }
            }
        }
    }
}
