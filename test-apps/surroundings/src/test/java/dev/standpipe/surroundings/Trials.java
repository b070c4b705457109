package dev.standpipe.surroundings;

import java.util.ArrayList;
import java.util.List;

/** All of them. The scripts have {@code run} for the program, and {@code faulty RULES} for one that meets faults. */
final class Trials {
    private static final Way[] ALL = {Way.AGENT, Way.JAVA, Way.JNI, Way.FFM, Way.REWRITTEN};
    private static final Way[] AHEAD = {Way.AGENT, Way.AHEAD, Way.HINT};

    /** So slow that it is worth to read ahead. */
    private static final String LATE = "victim read * late*300; victim pread * late*300";

    private static final String NO_LIBRARY =
            "does not use the backend jni: the native library cannot be .*java does its work";

    private final List<Trial> trials = new ArrayList<>();

    private Trials() {}

    static List<Trial> all() {
        Trials all = new Trials();
        all.faultsOfReads();
        all.faultsOfWrites();
        all.faultsThatOnlyWeMeet();
        all.changes();
        all.places();
        all.limits();
        return all.trials;
    }

    private Trial add(String name, String script) {
        Trial trial = Trial.of(name, script);
        trials.add(trial);
        return trial;
    }

    private Trial reading(String name, String rules) {
        return add(name, "data 70003; faulty '" + rules + "' Reading victim 15000")
                .needing("faults")
                .moving(100_000);
    }

    private void faultsOfReads() {
        reading("read-eio-once", "victim read 35001 EIO*1").by(ALL);
        reading("read-eio-often", "victim read 0 EIO*1; victim read 8192 EIO*1; victim read 65537 EIO*2")
                .by(ALL)
                .isLong();
        reading("read-eio-for-good", "victim read 33333 EIO").moving(100_000);
        reading("read-eio-at-the-end", "victim read 70003 EIO*2").isLong();
        reading("read-eagain", "victim read 35001 EAGAIN*2").isLong();
        reading("read-eintr", "victim read * again*3").by(ALL);
        reading("read-short", "victim read * short*70").by(ALL);
        reading("read-eintr-short-eio", "victim read * again*1; victim read * short*5000; victim read 49999 EIO*1")
                .isLong();
        add(
                        "read-eio-between-blocks",
                        "data 1300004; faulty 'victim read 524288 EIO*1; victim read 1048570 EIO*1;"
                                + " victim read 1048577 EIO*1' Reading victim 320000 raf,file,buffered ints,records")
                .needing("faults")
                .moving(800_000)
                .isLong();
    }

    private Trial writing(String name, String rules) {
        return add(name, "faulty '" + rules + "' Writing victim- 3 10000 4500")
                .needing("faults")
                .moving(100_000);
    }

    private void faultsOfWrites() {
        writing("write-enospc", "victim write 15001 ENOSPC").by(ALL).moving(50_000);
        writing("write-enospc-once", "victim write 15001 ENOSPC*1").by(ALL);
        writing("write-eio-often", "victim write 3 EIO*1; victim write 9001 EIO*1; victim write 8195 EIO*2")
                .isLong();
        writing("write-eagain", "victim write 15001 EAGAIN*1").isLong();
        add(
                        "write-synchronously",
                        "faulty 'victim write 403 ENOSPC*1; victim write * short*500' Writing victim- 3 200 90 rws,rwd ints,doubles")
                .needing("faults")
                .isLong();
        writing("write-eintr", "victim write * again*3").by(ALL);
        writing("write-short", "victim write * short*70").by(ALL);
        writing(
                        "write-eintr-short-enospc",
                        "victim write * again*1; victim write * short*5000; victim write 14002 ENOSPC*1")
                .isLong();
        add(
                        "write-eio-between-blocks",
                        "faulty 'victim write 524288 EIO*1; victim write 1048577 EIO*1'"
                                + " Writing victim- 0 300000 300000 raf,file,buffered ints once")
                .needing("faults")
                .moving(600_000)
                .isLong();
    }

    /** The program itself would never have made these calls. */
    private void faultsThatOnlyWeMeet() {
        reading("own-stat", "victim stat * EIO").moving(0);
        reading("own-stat-once", "victim stat * EIO*1").moving(0).isLong();
        reading("own-readlink", "victim readlink * EIO");
        add(
                        "own-readlink-of-odd-names",
                        "data 70003; mkdir -p a; faulty 'victim readlink * EIO' Reading a/../victim 15000")
                .needing("faults")
                .isLong();
        reading("own-fstat", "victim fstat * EIO");
        // What available() of a buffered stream asks for is not ours alone; so not through one.
        add("own-lseek", "data 70003; faulty 'victim lseek * EIO' Reading victim 15000 raf,file,pushed,checked")
                .needing("faults")
                .moving(100_000);
        writing("own-stat-written", "victim stat * EIO").moving(0).isLong();
        writing("own-lseek-written", "victim lseek * EIO").isLong();
        writing("own-malloc-written", "* malloc 528384 ENOMEM").moving(0).isLong();
        reading("own-malloc", "* malloc 528384 ENOMEM").moving(0).by(ALL).isLong();
        ahead("ahead", LATE).readingAhead();
        ahead("ahead-pread-eio", LATE + "; victim pread * EIO");
        ahead("ahead-pread-eio-once", LATE + "; victim pread 300000 EIO*1; victim pread 524288 EINTR*3")
                .isLong();
        ahead("ahead-pread-short", LATE + "; victim pread * again*1; victim pread * short*9000")
                .readingAhead()
                .isLong();
        ahead("ahead-read-eio", LATE + "; victim read 300001 EIO*1; victim pread 300001 EIO")
                .isLong();
        ahead("ahead-fstat", LATE + "; victim fstat * EIO").isLong();
        add("ahead-lseek", "data 900001; faulty '" + LATE + "; victim lseek * EIO' Reading victim 6000 raf,file ints")
                .needing("faults")
                .by(AHEAD)
                .moving(300_000)
                .isLong();
        ahead("ahead-malloc", LATE + "; * malloc 135168 ENOMEM").isLong();
    }

    private Trial ahead(String name, String rules) {
        return add(name, "data 900001; faulty '" + rules + "' Reading victim 6000 raf,file,buffered ints,records")
                .needing("faults")
                .by(AHEAD)
                .moving(400_000);
    }

    private Trial changing(String name, String rules) {
        return add(name, "data 70003; cp victim original; faulty '" + rules + "' Reading victim 15000")
                .needing("faults")
                .moving(100_000);
    }

    private void changes() {
        changing("cut-under-a-read", "victim read 35001 cut*34998").moving(100_000);
        changing("cut-far-under-a-read", "victim read 35001 cut*20").isLong().moving(30_000);
        changing("grown-under-a-read", "victim read 70000 grow*40001")
                .moving(100_000)
                .isLong();
        changing("overwritten-under-a-read", "victim read 34999 over*20000").moving(100_000);
        add("changed-between-reads", "faulty '" + LATE + "' Changing victim between")
                .needing("faults")
                .by(AHEAD)
                .readingAhead()
                .moving(1_000_000)
                .isLong();
        add("races", "run Changing victim races")
                .by(Way.AGENT, Way.REWRITTEN)
                .moving(1_000_000)
                .isLong();
    }

    private void places() {
        add("far", "run Far far 0 31 40").moving(300_000).isLong();
        add("far-ahead", "faulty '" + LATE + "' Far victim 0 31 32 40")
                .needing("faults")
                .by(AHEAD)
                .moving(300_000)
                .isLong();
        add("far-by-a-few", "run Far far 0,2,40001 31 32 40 41 43")
                .moving(300_000)
                .isLong();
        add("far-in-memory", "run Far \"$(mktemp -u /dev/shm/standpipe-XXXXXX)\" 0,2 40 62")
                .needing("test -w /dev/shm")
                .moving(300_000)
                .isLong();
        add(
                        "far-refused",
                        "truncate -s 64m image && mke2fs -q -t ext2 -b 1024 image && mkdir disk && mount -o loop image disk"
                                + " && run Far disk/far 0,3 33 34 40 && umount disk && rm image")
                .withMounts()
                .needing("mke2fs -V")
                .moving(100_000)
                .isLong();
        add("counters", "run Counters sparse").moving(1L << 29).isLong();
        add("devices", "run Devices .").needing("test -w /dev/full");
        add(
                        "disk-full",
                        "mkdir disk && mount -t tmpfs -o size=60k none disk && run Writing disk/ 5 20000 9000 '' ints,doubles once"
                                + " && run Writing disk/more 5 20000 9000 raf,append")
                .withMounts()
                .moving(20_000);
        // Without a journal and reservations the last block is the same each time.
        add(
                        "disk-full-of-blocks",
                        "truncate -s 1000k image && mke2fs -q -t ext2 image && mkdir disk && mount -o loop image disk"
                                + " && run Writing disk/ 5 300000 300000 raf,append,buffered ints once"
                                + " && umount disk && rm image")
                .withMounts()
                .needing("mke2fs -V")
                .moving(400_000)
                .isLong();
        add("file-too-large", "ulimit -f 100; run Writing w- 5 20000 9000").moving(100_000);
    }

    private Trial everyday(String name, String before) {
        return add(name, before + "run Everyday . 20000").moving(400_000);
    }

    private void limits() {
        everyday("usual", "").by(ALL);
        everyday("one-processor", "JVM=-XX:ActiveProcessorCount=1; ").isLong();
        everyday(
                        "tenth-of-a-processor",
                        "group cpu cpu.cfs_quota_us 10000 'cpu.max' '10000 100000'; JVM=-XX:+UseSerialGC; ")
                .needing("groups cpu")
                .isLong();
        everyday("64-mib", "group memory memory.limit_in_bytes 64m memory.max 64m; JVM='-Xmx16m -XX:+UseSerialGC'; ")
                .needing("groups memory")
                .isLong();
        everyday("small-heap", "JVM='-Xmx10m -XX:+UseSerialGC -Xss256k'; ");
        everyday("little-address-space", "ulimit -v 3500000; JVM='-Xmx64m -XX:+UseSerialGC'; ")
                .isLong();
        everyday("few-descriptors", "ulimit -n 32; ");
        everyday(
                        "few-threads",
                        "chown 54322:54321 .; UNDER=\"prlimit --nproc=32 setpriv --reuid=54322 --regid=54321 --clear-groups\"; JVM='-XX:+UseSerialGC -XX:CICompilerCount=2 -XX:TieredStopAtLevel=4'; ")
                .needing("setpriv --reuid 65534 true && prlimit --version")
                .isLong();
        everyday("not-root", "owned; as_user; ").needing("setpriv --reuid 65534 true");
        everyday("root-cannot-be-written", "mount --bind .. .. && mount -o remount,bind,ro / && cd \"$PWD\" && ")
                .withMounts();
        String noFolder = "JVM=-Djava.io.tmpdir=/nowhere/at/all; ";
        everyday("no-temporary-folder", noFolder);
        everyday("no-temporary-folder-for-native-code", noFolder).by(Way.JNI).saying(NO_LIBRARY);
        String noexec = "mkdir t; mount -t tmpfs -o noexec none t; JVM=-Djava.io.tmpdir=$PWD/t; ";
        everyday("nothing-may-be-run", noexec).withMounts();
        everyday("no-native-code-may-be-run", noexec)
                .by(Way.JNI)
                .saying(NO_LIBRARY)
                .withMounts();
        everyday("no-proc", "libraries; mount -t tmpfs none /proc; ")
                .withMounts()
                .moving(50_000);
        add(
                        "bare-root",
                        "libraries; bare; chroot --userspec=12345:12345 root env \"LD_LIBRARY_PATH=$LIBRARIES\" "
                                + "\"$(readlink -f \"$JAVA\")\" ${AGENT:+\"$AGENT\"} $OPTIONS $JVM -cp \"$CLASSES\" surroundings.Everyday /w 20000")
                .withMounts()
                .moving(50_000);
        everyday("language-c", "export LC_ALL=POSIX LANG=C; ").isLong();
        everyday("odd-folder", "odd; ").moving(400_000);
        everyday("odd-folder-in-c", "export LC_ALL=POSIX; odd; ").isLong();
        everyday("odd-agent", "odd_agent ''; ").isLong();
        everyday("odd-agent-with-letters", "LC_ALL=C.UTF-8; export LC_ALL; odd_agent '\303\244\342\230\203'; ")
                .isLong();
        everyday("long-names", "deep; ").isLong();
        everyday("no-environment", "bare_environment; ").isLong();
        everyday("no-standard-streams", "exec < /dev/null; ").isLong();
        add("closed-streams", "run Everyday . 20000 <&- >&- 2>&-").isLong();
        add("full-output", "run Everyday . 20000 > /dev/full").moving(400_000).isLong();
    }
}
