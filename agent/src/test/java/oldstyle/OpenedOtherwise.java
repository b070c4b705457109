package oldstyle;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Proxy;
import java.net.URI;
import java.nio.channels.FileChannel;
import java.nio.channels.SeekableByteChannel;
import java.nio.file.AccessMode;
import java.nio.file.CopyOption;
import java.nio.file.DirectoryStream;
import java.nio.file.FileStore;
import java.nio.file.FileSystem;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.PathMatcher;
import java.nio.file.WatchService;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileAttribute;
import java.nio.file.attribute.FileAttributeView;
import java.nio.file.attribute.UserPrincipalLookupService;
import java.nio.file.spi.FileSystemProvider;
import java.util.Collections;
import java.util.Map;
import java.util.Set;

/** Reads files byte by byte that were opened as few programs do it. Arguments: how, and a folder. */
public final class OpenedOtherwise {
    private static final int LENGTH = 20_000;

    private OpenedOtherwise() {}

    public static void main(String[] arguments) throws Exception {
        Path file = new File(arguments[1], "numbers").toPath();
        byte[] numbers = new byte[LENGTH];
        for (int k = 0; k < numbers.length; k++) {
            numbers[k] = (byte) (k * 31 + (k >> 8));
        }
        Files.write(file, numbers);
        try (InputStream in = opened(arguments[0], file)) {
            System.out.println(read(in));
        }
    }

    private static InputStream opened(String how, Path file) throws Exception {
        switch (how) {
            case "direct":
                Class<?> options = Class.forName("com.sun.nio.file.ExtendedOpenOption");
                for (Object option : options.getEnumConstants()) {
                    if (option.toString().equals("DIRECT")) {
                        return Files.newInputStream(file, (OpenOption) option);
                    }
                }
                throw new IllegalStateException("there is no option DIRECT");
            case "foreign":
                return new Provider(file).newInputStream();
            case "relative":
                return new FileInputStream(file.getFileName().toString());
            default:
                return Files.newInputStream(file.getFileName());
        }
    }

    private static String read(InputStream in) throws IOException {
        long sum = 0;
        int failures = 0;
        byte[] block = new byte[4096];
        for (int k = 0; k < LENGTH; k++) {
            try {
                sum = sum * 31 + (k % 4000 == 0 ? in.read(block) : in.read());
            } catch (IOException unaligned) {
                failures++;
            }
        }
        return sum + " and " + failures + " failures";
    }

    /** As libraries have them, over the system's files. */
    private static final class Provider extends FileSystemProvider {
        private final Path file;

        Provider(Path file) {
            this.file = file;
        }

        /** Of a path of its own, which knows nothing but where it is from. */
        InputStream newInputStream() throws IOException {
            FileSystem system = new Only(this);
            Path own = (Path) Proxy.newProxyInstance(
                    Provider.class.getClassLoader(), new Class<?>[] {Path.class}, (proxy, method, arguments) -> {
                        if (method.getName().equals("getFileSystem")) {
                            return system;
                        }
                        throw new UnsupportedOperationException(method.toString());
                    });
            return newInputStream(own);
        }

        @Override
        public SeekableByteChannel newByteChannel(
                Path path, Set<? extends OpenOption> options, FileAttribute<?>... attributes) throws IOException {
            return FileChannel.open(file);
        }

        @Override
        public String getScheme() {
            return "own";
        }

        @Override
        public FileSystem newFileSystem(URI uri, Map<String, ?> environment) {
            throw new UnsupportedOperationException();
        }

        @Override
        public FileSystem getFileSystem(URI uri) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Path getPath(URI uri) {
            throw new UnsupportedOperationException();
        }

        @Override
        public DirectoryStream<Path> newDirectoryStream(Path folder, DirectoryStream.Filter<? super Path> filter) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void createDirectory(Path folder, FileAttribute<?>... attributes) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void delete(Path path) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void copy(Path source, Path target, CopyOption... options) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void move(Path source, Path target, CopyOption... options) {
            throw new UnsupportedOperationException();
        }

        @Override
        public boolean isSameFile(Path path, Path other) {
            return path == other;
        }

        @Override
        public boolean isHidden(Path path) {
            return false;
        }

        @Override
        public FileStore getFileStore(Path path) {
            throw new UnsupportedOperationException();
        }

        @Override
        public void checkAccess(Path path, AccessMode... modes) {}

        @Override
        public <V extends FileAttributeView> V getFileAttributeView(Path path, Class<V> type, LinkOption... options) {
            return null;
        }

        @Override
        public <A extends BasicFileAttributes> A readAttributes(Path path, Class<A> type, LinkOption... options) {
            throw new UnsupportedOperationException();
        }

        @Override
        public Map<String, Object> readAttributes(Path path, String attributes, LinkOption... options) {
            return Collections.emptyMap();
        }

        @Override
        public void setAttribute(Path path, String attribute, Object value, LinkOption... options) {
            throw new UnsupportedOperationException();
        }
    }

    /** Has nothing but a provider. */
    private static final class Only extends FileSystem {
        private final FileSystemProvider provider;

        Only(FileSystemProvider provider) {
            this.provider = provider;
        }

        @Override
        public FileSystemProvider provider() {
            return provider;
        }

        @Override
        public void close() {}

        @Override
        public boolean isOpen() {
            return true;
        }

        @Override
        public boolean isReadOnly() {
            return true;
        }

        @Override
        public String getSeparator() {
            return "/";
        }

        @Override
        public Iterable<Path> getRootDirectories() {
            return Collections.emptyList();
        }

        @Override
        public Iterable<FileStore> getFileStores() {
            return Collections.emptyList();
        }

        @Override
        public Set<String> supportedFileAttributeViews() {
            return Collections.emptySet();
        }

        @Override
        public Path getPath(String first, String... more) {
            throw new UnsupportedOperationException();
        }

        @Override
        public PathMatcher getPathMatcher(String syntaxAndPattern) {
            throw new UnsupportedOperationException();
        }

        @Override
        public UserPrincipalLookupService getUserPrincipalLookupService() {
            throw new UnsupportedOperationException();
        }

        @Override
        public WatchService newWatchService() {
            throw new UnsupportedOperationException();
        }
    }
}
