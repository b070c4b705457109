def log = new File(basedir, 'build.log').text
assert !log.contains('not marked as thread-safe')
assert !log.contains('[WARNING] The rewritten classes find no runtime')
assert log.contains('3 modules:')
assert log.contains('3 of 3 loops that carry elements one at a time would be rewritten.')

for (module in ['heights', 'cells', 'flags']) {
    assert new File(basedir, module + '/target/standpipe/report.html').isFile()
    assert new File(basedir, module + '/target/classes/META-INF/standpipe/runtime.jar').isFile()
    assert new File(basedir, module + '/target/classes/' + module + '/StandpipeDoorway1.class').isFile()
}
def all = new groovy.json.JsonSlurper().parse(new File(basedir, 'target/standpipe/all.json'))
assert all.sites*.class.sort() == ['cells/Cells', 'flags/Flags', 'heights/Source']
assert new File(basedir, 'target/standpipe/all.html').text.contains('reads double from Source')
