def log = new File(basedir, 'build.log').text
assert log.contains('has loops that carry elements one at a time:')
assert log.contains('oldstyle.Shorts.write(Shorts.java:11) writes short to DataOutput')
assert new File(basedir, 'target/standpipe/report.json').isFile()
