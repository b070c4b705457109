package dev.standpipe.house;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** A folder of what is to be published, and what Maven Central would have against it. */
public final class CentralBundle {
    private static final List<String> ASKED_FOR =
            Arrays.asList("name", "description", "url", "licenses", "developers", "scm");

    private final Path folder;
    private final TreeMap<String, Element> poms = new TreeMap<>();
    private final List<String> complaints = new ArrayList<>();
    private int unsigned;

    private CentralBundle(Path folder) {
        this.folder = folder;
    }

    static CentralBundle in(Path folder) throws Exception {
        CentralBundle bundle = new CentralBundle(folder);
        for (Path file : bundle.files()) {
            if (file.toString().endsWith(".pom")) {
                bundle.poms.put(
                        bundle.name(file),
                        DocumentBuilderFactory.newInstance()
                                .newDocumentBuilder()
                                .parse(file.toFile())
                                .getDocumentElement());
            }
        }
        for (String pom : bundle.poms.keySet()) {
            bundle.look(pom);
        }
        for (Path file : bundle.files()) {
            bundle.compare(file);
        }
        return bundle;
    }

    /** Prints what it would complain of; the exit code says whether there is anything. */
    public static void main(String[] arguments) throws Exception {
        CentralBundle bundle = in(Paths.get(arguments[0]));
        bundle.complaints.forEach(complaint -> System.out.println("bundle: " + complaint));
        System.out.println("bundle: " + bundle.poms.size() + " components, "
                + (bundle.unsigned == 0 ? "all signed" : bundle.unsigned + " files not signed"));
        System.exit(bundle.complaints.isEmpty() && !bundle.poms.isEmpty() ? 0 : 1);
    }

    /** In the order of the files; none if all is there but signatures. */
    List<String> complaints() {
        return complaints;
    }

    /** How many files have no signature. */
    int unsigned() {
        return unsigned;
    }

    private List<Path> files() throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
        }
    }

    private String name(Path file) {
        return folder.relativize(file).toString().replace(File.separatorChar, '/');
    }

    private void look(String name) {
        Element pom = poms.get(name);
        String group = inherited(pom, "groupId");
        String artifact = text(pom, "artifactId");
        String version = inherited(pom, "version");
        String stem = group.replace('.', '/') + '/' + artifact + '/' + version + '/' + artifact + '-' + version;
        if (!name.equals(stem + ".pom")) {
            complaints.add(name + " is the pom of " + stem);
        }
        if (version.endsWith("-SNAPSHOT")) {
            complaints.add(name + " is of no release");
        }
        for (String element : ASKED_FOR) {
            if (!isSaid(pom, element)) {
                complaints.add(name + " has no <" + element + ">");
            }
        }
        if (!text(pom, "packaging").equals("pom")) {
            for (String end : new String[] {".jar", "-sources.jar", "-javadoc.jar"}) {
                if (!Files.exists(folder.resolve(stem + end))) {
                    complaints.add(name + " has no " + artifact + "-" + version + end);
                }
            }
        }
    }

    /** Here or in a parent that is in the bundle. */
    private boolean isSaid(Element pom, String element) {
        if (!text(pom, element).isEmpty()) {
            return true;
        }
        Element parent = child(pom, "parent");
        // each module has a name of its own
        return parent != null
                && !element.equals("name")
                && poms.values().stream()
                        .anyMatch(other -> text(other, "artifactId").equals(text(parent, "artifactId"))
                                && inherited(other, "version").equals(text(parent, "version"))
                                && isSaid(other, element));
    }

    private static String inherited(Element pom, String element) {
        String own = text(pom, element);
        return own.isEmpty() && child(pom, "parent") != null ? text(child(pom, "parent"), element) : own;
    }

    private static String text(Element parent, String name) {
        Element child = child(parent, name);
        return child == null ? "" : child.getTextContent().trim();
    }

    private static Element child(Element parent, String name) {
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element && node.getNodeName().equals(name)) {
                return (Element) node;
            }
        }
        return null;
    }

    private void compare(Path file) throws IOException {
        String name = name(file);
        if (name.matches(".*\\.(md5|sha1|sha256|sha512|asc)")) {
            return;
        }
        if (name.endsWith("maven-metadata.xml")) {
            complaints.add(name + " is written by the repository itself");
        }
        compare(file, ".md5", "MD5");
        compare(file, ".sha1", "SHA-1");
        if (!Files.exists(Paths.get(file + ".asc"))) {
            unsigned++;
        }
    }

    private void compare(Path file, String end, String algorithm) throws IOException {
        Path sum = Paths.get(file + end);
        if (!Files.exists(sum)) {
            complaints.add(name(file) + " has no " + end);
        } else if (!new String(Files.readAllBytes(sum), StandardCharsets.US_ASCII)
                .trim()
                .equals(digest(Files.readAllBytes(file), algorithm))) {
            complaints.add(name(sum) + " is that of another file");
        }
    }

    static String digest(byte[] bytes, String algorithm) {
        try {
            StringBuilder hex = new StringBuilder();
            for (byte b : MessageDigest.getInstance(algorithm).digest(bytes)) {
                hex.append(String.format("%02x", b));
            }
            return hex.toString();
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("each Java platform has " + algorithm, e);
        }
    }
}
