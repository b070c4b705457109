package dev.standpipe.adversarial;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.FileInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.GeneralSecurityException;
import java.security.KeyStore;
import java.util.concurrent.TimeUnit;
import javax.net.ssl.KeyManagerFactory;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLServerSocket;
import javax.net.ssl.TrustManagerFactory;

/** Both ends of a TLS connection on this machine, with a key that nobody else knows. */
final class Tls {
    private static final char[] PASSWORD = "standpipe".toCharArray();

    private Tls() {}

    static SSLContext context(Path dir) throws IOException, GeneralSecurityException, InterruptedException {
        File keys = dir.resolve("keys").toFile();
        assumeTrue(keys.exists() || generate(keys), "no keytool here");
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = new FileInputStream(keys)) {
            store.load(in, PASSWORD);
        }
        KeyManagerFactory own = KeyManagerFactory.getInstance(KeyManagerFactory.getDefaultAlgorithm());
        own.init(store, PASSWORD);
        TrustManagerFactory trusted = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trusted.init(store);
        SSLContext context = SSLContext.getInstance("TLSv1.2");
        context.init(own.getKeyManagers(), trusted.getTrustManagers(), null);
        return context;
    }

    private static boolean generate(File keys) throws InterruptedException {
        String arguments = "-genkeypair -alias test -keyalg EC -keysize 256 -dname CN=localhost -storetype PKCS12"
                + " -storepass standpipe -keypass standpipe -J-XX:TieredStopAtLevel=1 -keystore";
        ProcessBuilder command = new ProcessBuilder(arguments.split(" "));
        command.command()
                .add(
                        0,
                        Paths.get(System.getProperty("java.home"), "bin", "keytool")
                                .toString());
        command.command().add(keys.getPath());
        try {
            Process process = command.redirectErrorStream(true)
                    .redirectOutput(new File(keys.getPath() + ".log"))
                    .start();
            return process.waitFor(30, TimeUnit.SECONDS) && process.exitValue() == 0;
        } catch (IOException none) {
            return false;
        }
    }

    static SSLServerSocket server(SSLContext context) throws IOException {
        return (SSLServerSocket)
                context.getServerSocketFactory().createServerSocket(0, 1, InetAddress.getLoopbackAddress());
    }
}
