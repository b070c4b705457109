package dev.standpipe.runtime.proof;

/** What a method does with fields and with other methods. */
final class Calls {
    private final Follower follower;
    private final Way way;
    private final Classes classes;

    Calls(Follower follower, Classes classes) {
        this.follower = follower;
        this.way = follower.way;
        this.classes = classes;
    }

    void field(Frame frame, ClassCode code, int opcode, int constant) throws Unproved {
        Member named = code.member(constant);
        if (opcode == 179) {
            throw new Unproved("it changes the static field " + named.name);
        }
        if (opcode == 178) {
            constantField(frame, classes.declared(named, code));
            return;
        }
        Value value = opcode == 181 ? frame.pop() : null;
        Value owner = frame.pop();
        if (!(owner instanceof Place)) {
            throw new Unproved("it uses the field " + named.name + " of an object that is not known");
        }
        FieldCode field = classes.declared(named, code);
        char type = named.type.charAt(0);
        if ((value != null || !field.name.isReference()) && field.isAll(ClassCode.VOLATILE)) {
            throw new Unproved("it uses the volatile field " + named.name);
        }
        if (type == 'F' || type == 'D') {
            throw new Unproved("it uses the field " + named.name + ", which is a fraction");
        }
        if (value == null) {
            frame.push(way.field((Place) owner, field.name), type);
        } else {
            way.field((Place) owner, field.name, stored(value, type));
        }
    }

    /** What fits into a field of that type. */
    private static Value stored(Value value, char type) throws Unproved {
        switch (type) {
            case 'Z':
                return Numbers.cut(value, 32, 1, false);
            case 'B':
                return Numbers.cut(value, 32, 8, true);
            case 'S':
                return Numbers.cut(value, 32, 16, true);
            case 'C':
                return Numbers.cut(value, 32, 16, false);
            default:
                return value;
        }
    }

    private void constantField(Frame frame, FieldCode field) throws Unproved {
        int compilers = ClassCode.STATIC | ClassCode.FINAL | ClassCode.SYNTHETIC;
        if (field.name.name.equals("$assertionsDisabled") && field.isAll(compilers)) {
            way.asserting.add(field.name.owner);
            frame.push(Linear.of(1));
            return;
        }
        if (field.constant == 0 || !field.isAll(ClassCode.FINAL)) {
            throw new Unproved("it reads the static field " + field.name);
        }
        Calculations.constant(frame, field.of, field.constant);
    }

    void cast(Frame frame, ClassCode code, String type) throws Unproved {
        Value value = frame.pop();
        frame.push(value);
        boolean isCast = value == Place.STREAM
                ? classes.isStreamOf(type, code)
                : value == Value.NULL || value instanceof Made && type.equals("[B");
        if (value instanceof Place && value != Place.STREAM) {
            way.isOf((Place) value, classes.resolved(type, code));
        } else if (!isCast) {
            throw new Unproved("it casts to " + type.replace('/', '.') + " what may be something else");
        }
    }

    void call(Frame frame, ClassCode code, int opcode, int constant) throws Unproved {
        Member called = code.member(constant);
        Value[] arguments = frame.popArguments(called.places + (opcode == 184 ? 0 : 1));
        char returned = called.returned();
        Value result;
        if (opcode == 184) {
            result = PureCalls.result(called, arguments, way);
            result = result == null ? ofOther(code, called, arguments) : result;
        } else if (arguments[0] == Place.STREAM) {
            result = ofStream(code, opcode, called, arguments);
        } else if (arguments[0] instanceof Place) {
            result = ofBeneath(code, (Place) arguments[0], called, arguments);
        } else if (arguments[0] == Value.OPAQUE && returned == 'V') {
            way.makesObject = true;
            result = null;
        } else {
            throw new Unproved("it calls " + called.name + " of an object that is not known");
        }
        if (returned != 'V') {
            frame.push(result, returned);
        }
    }

    /**
     * A static method. Its class may have to be initialized; but a passage is used only once the method itself has
     * carried an element on that way.
     */
    private Value ofOther(ClassCode code, Member called, Value[] arguments) throws Unproved {
        return follower.follow(classes.ofOther(called, code), arguments);
    }

    private Value ofStream(ClassCode code, int opcode, Member called, Value[] arguments) throws Unproved {
        MethodCode method = opcode == 183 ? classes.above(called, code) : classes.selected(called, code);
        return follower.follow(method, arguments);
    }

    /** What it has another stream do. */
    private Value ofBeneath(ClassCode code, Place place, Member called, Value[] arguments) throws Unproved {
        boolean ofArray = called.type.startsWith("([B");
        Op op = ofArray ? ofBytes(called, arguments) : Op.called(called.key);
        if (op == null && called.type.endsWith(")V") && isSilent(code, place, called)) {
            return null;
        }
        if (op == null) {
            String method = called.owner.replace('/', '.') + "." + called.name;
            throw new Unproved("it calls " + method + ", which may do anything");
        }
        if (ofArray) {
            return moveArray(op, place, arguments);
        }
        int first = way.call(op, place);
        return op.isRead() ? Carrying.read(op, first) : Carrying.written(op, first, arguments[1], way);
    }

    /** Whether the object can be one that does nothing, which becomes a condition. */
    private boolean isSilent(ClassCode code, Place place, Member called) throws Unproved {
        if (called.owner.startsWith("java/")) {
            return false;
        }
        ClassCode listener = classes.named(called.owner, code);
        String constant = Silence.of(listener, called.name, called.type);
        if (constant == null) {
            return false;
        }
        classes.requireSettledFields(listener);
        FieldName silence = new FieldName(listener.itself, constant, "L" + listener.name + ";");
        FieldName before = way.constants.put(place, silence);
        return before == null || before.equals(silence);
    }

    private static Op ofBytes(Member called, Value[] arguments) throws Unproved {
        boolean read = called.name.equals("read");
        boolean matches = called.type.equals(read ? "([BII)I" : "([BII)V") && (read || called.name.equals("write"));
        return matches && arguments[1] instanceof Made ? Op.ofBytes(read, Numbers.constant(arguments[3])) : null;
    }

    private Value moveArray(Op op, Place place, Value[] arguments) throws Unproved {
        Made array = (Made) arguments[1];
        if (array.bytes.length != Made.LENGTH || Numbers.constant(arguments[2]) != 0) {
            throw new Unproved("it moves bytes by an array that is not used from its first to its eighth place");
        }
        int first = way.call(op, place);
        for (int k = 0; k < op.width; k++) {
            if (op.isRead()) {
                array.bytes[k] = Bits.from(8 * (first + k), 8, true, 32);
            } else {
                way.bytes.set(first + k, new Carried(place, null, array.bytes[k]));
            }
        }
        return op.isRead() ? Linear.of(op.width) : null;
    }
}
