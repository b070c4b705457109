package jobs.hadoop;

import java.io.DataInput;
import java.io.DataOutput;
import java.io.IOException;
import java.util.Map;
import java.util.TreeMap;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.hadoop.io.ArrayPrimitiveWritable;
import org.apache.hadoop.io.IntWritable;
import org.apache.hadoop.io.SequenceFile;
import org.apache.hadoop.io.Writable;
import org.apache.hadoop.mapreduce.Job;
import org.apache.hadoop.mapreduce.Mapper;
import org.apache.hadoop.mapreduce.Reducer;
import org.apache.hadoop.mapreduce.lib.input.FileInputFormat;
import org.apache.hadoop.mapreduce.lib.input.SequenceFileInputFormat;
import org.apache.hadoop.mapreduce.lib.output.FileOutputFormat;
import org.apache.hadoop.mapreduce.lib.output.SequenceFileOutputFormat;

/** Sums vectors by key: sequence files on HDFS, spilled, shuffled and merged, as values that are arrays. */
public final class Vectors {
    private static final String WRITABLE = "vectors.writable";

    /** As people write one. */
    public static final class VectorWritable implements Writable {
        double[] values = new double[0];

        @Override
        public void write(DataOutput out) throws IOException {
            out.writeInt(values.length);
            for (int i = 0; i < values.length; i++) {
                out.writeDouble(values[i]);
            }
        }

        @Override
        public void readFields(DataInput in) throws IOException {
            int size = in.readInt();
            double[] read = new double[size];
            for (int i = 0; i < size; i++) {
                read[i] = in.readDouble();
            }
            values = read;
        }
    }

    public static final class ByKey extends Mapper<IntWritable, Writable, IntWritable, Writable> {
        @Override
        protected void map(IntWritable key, Writable vector, Context context) throws IOException, InterruptedException {
            context.write(new IntWritable(key.get() % 16), vector);
        }
    }

    public static final class Sum extends Reducer<IntWritable, Writable, IntWritable, Writable> {
        @Override
        protected void reduce(IntWritable key, Iterable<Writable> vectors, Context context)
                throws IOException, InterruptedException {
            double[] sum = null;
            for (Writable vector : vectors) {
                double[] values = values(vector);
                sum = sum == null ? new double[values.length] : sum;
                for (int i = 0; i < sum.length; i++) {
                    sum[i] += values[i];
                }
            }
            context.write(key, vector(own(context.getConfiguration()), sum));
        }
    }

    private static boolean own(Configuration settings) {
        return settings.get(WRITABLE).equals("own");
    }

    private static Writable vector(boolean own, double[] values) {
        if (!own) {
            return new ArrayPrimitiveWritable(values);
        }
        VectorWritable vector = new VectorWritable();
        vector.values = values;
        return vector;
    }

    private static double[] values(Writable vector) {
        return vector instanceof VectorWritable
                ? ((VectorWritable) vector).values
                : (double[]) ((ArrayPrimitiveWritable) vector).get();
    }

    /** The cluster's settings, this jar, JVM options of the tasks; "own" or "hadoops", vectors, numbers in each. */
    public static void main(String[] arguments) throws Exception {
        Configuration settings = Settings.of(arguments);
        settings.set(WRITABLE, arguments[3]);
        settings.setInt("mapreduce.task.io.sort.mb", 32);
        boolean own = own(settings);
        Class<? extends Writable> type = own ? VectorWritable.class : ArrayPrimitiveWritable.class;
        FileSystem files = FileSystem.get(settings);
        Path folder = new Path("/vectors-" + System.nanoTime());
        int count = Integer.parseInt(arguments[4]);
        int size = Integer.parseInt(arguments[5]);
        write(settings, new Path(folder, "in"), own, type, count, size);

        Job job = Job.getInstance(settings, "vectors");
        job.setJar(arguments[1]);
        job.setMapperClass(ByKey.class);
        job.setReducerClass(Sum.class);
        job.setNumReduceTasks(2);
        job.setInputFormatClass(SequenceFileInputFormat.class);
        job.setOutputFormatClass(SequenceFileOutputFormat.class);
        job.setOutputKeyClass(IntWritable.class);
        job.setOutputValueClass(type);
        FileInputFormat.addInputPath(job, new Path(folder, "in"));
        FileOutputFormat.setOutputPath(job, new Path(folder, "out"));
        if (!job.waitForCompletion(false)) {
            throw new IllegalStateException("the job failed: " + job.getStatus().getFailureInfo());
        }
        System.out.println("result " + check(settings, files, new Path(folder, "out"), type));
        files.delete(folder, true);
    }

    private static void write(
            Configuration settings, Path folder, boolean own, Class<?> type, int count, int size) throws IOException {
        for (int part = 0; part < 4; part++) {
            try (SequenceFile.Writer out = SequenceFile.createWriter(settings,
                    SequenceFile.Writer.file(new Path(folder, "part-" + part)),
                    SequenceFile.Writer.keyClass(IntWritable.class),
                    SequenceFile.Writer.valueClass(type),
                    SequenceFile.Writer.compression(SequenceFile.CompressionType.NONE))) {
                for (int k = part; k < count; k += 4) {
                    double[] values = new double[size];
                    for (int i = 0; i < size; i++) {
                        values[i] = (k * 31 + i) % 64;
                    }
                    out.append(new IntWritable(k), vector(own, values));
                }
            }
        }
    }

    private static String check(Configuration settings, FileSystem files, Path folder, Class<? extends Writable> type)
            throws Exception {
        Map<Integer, double[]> sums = new TreeMap<>();
        for (FileStatus file : files.listStatus(folder)) {
            if (!file.getPath().getName().startsWith("part-")) {
                continue;
            }
            try (SequenceFile.Reader in =
                    new SequenceFile.Reader(settings, SequenceFile.Reader.file(file.getPath()))) {
                IntWritable key = new IntWritable();
                Writable value = type.getDeclaredConstructor().newInstance();
                while (in.next(key, value)) {
                    sums.put(key.get(), values(value).clone());
                }
            }
        }
        long check = 0;
        for (double[] sum : sums.values()) {
            for (double value : sum) {
                check = check * 31 + Double.hashCode(value);
            }
        }
        return sums.size() + " " + Long.toHexString(check);
    }
}
