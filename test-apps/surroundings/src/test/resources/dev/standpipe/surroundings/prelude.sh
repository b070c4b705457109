# What the scripts of the trials have, beside the variables JAVA, AGENT, AGENT_JAR, OPTIONS, CLASSES, DATA and LIBRARY.
UNDER= JVM=

# run PROGRAM ARGUMENT...
run() {
    program=$1
    shift
    $UNDER "$JAVA" ${AGENT:+"$AGENT"} $OPTIONS $JVM -cp "$CLASSES" "surroundings.$program" "$@"
}

# faulty RULES PROGRAM ARGUMENT...
faulty() {
    rules=$1
    shift
    # the name of the variable is the word that env needs no quotes for
    UNDER=with_faults
    run "$@"
}

with_faults() { env "FAULTS=$rules" "LD_PRELOAD=$LIBRARY" "$@"; }

# The first so many bytes of what is to be read, as if they had lain there for years.
data() {
    head -c "$1" "$DATA" > victim
    touch -d '2001-09-09 01:46:40' victim
}

as_user() { UNDER='setpriv --reuid=54321 --regid=54321 --clear-groups'; }

owned() { chown 54321:54321 .; }

# group CONTROLLER FILE VALUE FILE VALUE: a control group for this process, of version 1 or else of 2
group() {
    if [ -d "/sys/fs/cgroup/$1" ]; then
        made=/sys/fs/cgroup/$1/standpipe-trial-$$
        mkdir "$made" && echo "$3" > "$made/$2"
    else
        made=/sys/fs/cgroup/standpipe-trial-$$
        mkdir "$made" && echo "$5" > "$made/$4"
    fi
    # A shell of its own goes into it, and it is gone with that.
    GROUP=$made
    UNDER=in_group
}

in_group() {
    sh -c 'echo $$ > "$0/cgroup.procs" && exec "$@"' "$GROUP" "$@"
    code=$?
    rmdir "$GROUP"
    return $code
}

# Where the linker finds what it would ask /proc for.
libraries() {
    LIBRARIES=$(find "$(dirname "$(dirname "$(readlink -f "$JAVA")")")" -name libjli.so -exec dirname {} \; | tr '\n' ':')
    LIBRARIES=${LIBRARIES%:}
    export LD_LIBRARY_PATH="$LIBRARIES"
}

# A root with nothing but the program and its libraries, which cannot be written but for one folder: no /tmp, /proc, /dev, /etc.
bare() {
    mkdir -p root w && chmod 777 w && mount -t tmpfs none root
    for folder in $(ldd "$JAVA" | grep -o '/[^ ]*/' | sort -u) /usr /lib /lib64 /bin "$(dirname "$(dirname "$(readlink -f "$JAVA")")")" "$(dirname "$CLASSES")" "$(dirname "$AGENT_JAR")"; do
        test -d "$folder" || continue
        mkdir -p "root$folder" && mount --bind "$folder" "root$folder"
    done
    mkdir root/w && mount --bind w root/w && mount -o remount,ro root
    unset LD_LIBRARY_PATH
}

# A folder whose name has all that a name may have, and no text in any encoding.
odd() {
    folder=$(printf 'a b%%h%%p,=;:!\047"\n$(x)`x`*?[\\-\303\244\342\230\203\377')
    mkdir "$folder" && cd "./$folder"
}

# odd_agent LETTERS: the agent's jar and the program's in such folders, as far as the JVM has a way to name them.
odd_agent() {
    folder=$(printf "a b%%h,;!\047\"\$(x)$1")
    mkdir "$folder" && cp "$AGENT_JAR" "$folder/the agent.jar" && cp "$CLASSES" "$folder/the, program.jar"
    AGENT=${AGENT:+"-javaagent:$folder/the agent.jar${AGENT#-javaagent:"$AGENT_JAR"}"}
    CLASSES="$folder/the, program.jar"
}

# As long a path as there may be.
deep() {
    name=$(printf '%0200d' 0)
    k=0
    while [ $k -lt 17 ]; do
        mkdir "$name" && cd "$name"
        k=$((k + 1))
    done
}

bare_environment() { UNDER='env -i'; }
