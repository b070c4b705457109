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

    static Unproved thrown() {
        return new Unproved(Unproved.THROWS);
    }

    void field(Frame frame, ClassCode code, int opcode, int constant) throws Unproved {
        String name = code.memberName(constant);
        String type = code.memberType(constant);
        String named = code.memberOwner(constant);
        if (opcode <= 179) {
            if (opcode == 179) {
                throw new Unproved("it changes the static field " + name);
            }
            constantField(frame, classes.declaring(named, name, type, code), name, type);
            return;
        }
        Value value = opcode == 181 ? frame.pop() : null;
        Value owner = frame.pop();
        if (!(owner instanceof Place)) {
            throw new Unproved("it uses the field " + name + " of an object that is not known");
        }
        ClassCode declaring = classes.declaring(named, name, type, code);
        FieldName field = new FieldName(declaring.itself(), name, type);
        if ((value != null || !field.isReference()) && (declaring.fieldAccess(name + type) & ClassCode.VOLATILE) != 0) {
            throw new Unproved("it uses the volatile field " + name);
        }
        if (type.equals("F") || type.equals("D")) {
            throw new Unproved("it uses the field " + name + ", which is a fraction");
        }
        if (value == null) {
            frame.push(way.field((Place) owner, field), type.charAt(0));
        } else {
            way.field((Place) owner, field, stored(value, type.charAt(0)));
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

    private void constantField(Frame frame, ClassCode owner, String name, String type) throws Unproved {
        int compilers = ClassCode.STATIC | ClassCode.FINAL | ClassCode.SYNTHETIC;
        if (name.equals("$assertionsDisabled") && (owner.fieldAccess(name + type) & compilers) == compilers) {
            way.asserting.add(owner.itself());
            frame.push(Linear.of(1));
            return;
        }
        int constant = owner.constantValue(name + type);
        if (constant == 0 || (owner.fieldAccess(name + type) & ClassCode.FINAL) == 0) {
            throw new Unproved("it reads the static field " + name);
        }
        Calculations.constant(frame, owner, constant);
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
        String owner = code.memberOwner(constant);
        String name = code.memberName(constant);
        String type = code.memberType(constant);
        Value[] arguments = frame.popArguments(places(type) + (opcode == 184 ? 0 : 1));
        char returned = type.charAt(type.indexOf(')') + 1);
        Value result;
        if (opcode == 184) {
            result = PureCalls.result(owner, name, type, arguments, way);
            result = result == null ? ofOther(code, owner, name + type, arguments) : result;
        } else if (arguments[0] == Place.STREAM) {
            result = ofStream(code, opcode, owner, name + type, arguments);
        } else if (arguments[0] instanceof Place) {
            result = ofBeneath(code, (Place) arguments[0], owner, name, type, arguments);
        } else if (arguments[0] == Value.OPAQUE && returned == 'V') {
            way.makesObject = true;
            result = null;
        } else {
            throw new Unproved("it calls " + name + " of an object that is not known");
        }
        if (returned != 'V') {
            frame.push(result, returned);
        }
    }

    /**
     * A static method. Its class may have to be initialized; but a passage is used only once the method itself has
     * carried an element on that way.
     */
    private Value ofOther(ClassCode code, String owner, String key, Value[] arguments) throws Unproved {
        return follower.follow(classes.ofOther(owner, key, code), arguments);
    }

    private Value ofStream(ClassCode code, int opcode, String owner, String key, Value[] arguments) throws Unproved {
        MethodCode method = opcode == 183 ? classes.above(owner, key, code) : classes.selected(owner, key, code);
        return follower.follow(method, arguments);
    }

    /** What it has another stream do. */
    private Value ofBeneath(ClassCode code, Place place, String owner, String name, String type, Value[] arguments)
            throws Unproved {
        boolean ofArray = type.startsWith("([B");
        Op op = ofArray ? ofBytes(name, type, arguments) : Op.called(name, type);
        if (op == null && type.endsWith(")V") && isSilent(code, place, owner, name, type)) {
            return null;
        }
        if (op == null) {
            throw new Unproved("it calls " + owner.replace('/', '.') + "." + name + ", which may do anything");
        }
        if (ofArray) {
            return moveArray(op, place, arguments);
        }
        int first = way.call(op, place);
        return op.isRead() ? Carrying.read(op, first) : Carrying.written(op, first, arguments[1], way);
    }

    /** Whether the object can be one that does nothing, which becomes a condition. */
    private boolean isSilent(ClassCode code, Place place, String owner, String name, String type) throws Unproved {
        if (owner.startsWith("java/")) {
            return false;
        }
        ClassCode listener = classes.named(owner, code);
        String constant = Silence.of(listener, name, type);
        if (constant == null) {
            return false;
        }
        classes.requireSettledFields(listener);
        FieldName silence = new FieldName(listener.itself(), constant, "L" + listener.name + ";");
        FieldName before = way.constants.put(place, silence);
        return before == null || before.equals(silence);
    }

    private static Op ofBytes(String name, String type, Value[] arguments) throws Unproved {
        boolean read = name.equals("read");
        boolean matches = type.equals(read ? "([BII)I" : "([BII)V") && (read || name.equals("write"));
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

    private static int places(String type) {
        int places = 0;
        for (int k = 1; type.charAt(k) != ')'; k++) {
            char c = type.charAt(k);
            places += c == 'J' || c == 'D' ? 2 : 1;
            while (type.charAt(k) == '[') {
                k++;
            }
            if (type.charAt(k) == 'L') {
                k = type.indexOf(';', k);
            }
        }
        return places;
    }
}
