package dev.standpipe.runtime.proof;

import dev.standpipe.runtime.proof.Condition.Relation;

/** Follows the instructions of one method on one way, and those of the methods that it calls. */
final class Follower {
    private static final int DEEPEST = 24;
    private static final int MOST_INSTRUCTIONS = 1500;
    private static final Relation[] RELATIONS = {
        Relation.EQUAL, Relation.DIFFERENT, Relation.LESS, Relation.NOT_LESS, Relation.GREATER, Relation.NOT_GREATER
    };

    final Way way;
    private final Calls calls;
    private int depth;

    Follower(Way way, Classes classes) {
        this.way = way;
        this.calls = new Calls(this, classes);
    }

    /** What it returns, or null of a method that returns nothing. Throws if it throws or cannot be followed. */
    Value follow(MethodCode method, Value[] arguments) throws Unproved {
        if (method.start == 0) {
            throw new Unproved("it calls " + method.key + ", which has no instructions");
        }
        if (depth == DEEPEST) {
            throw new Unproved("it calls too deep");
        }
        boolean locks = method.isAny(ClassCode.SYNCHRONIZED);
        if (locks && (method.isAny(ClassCode.STATIC) || arguments[0] != Place.STREAM)) {
            throw new Unproved("it locks another object");
        }
        depth++;
        if (locks) {
            way.lock();
        }
        Frame frame = new Frame(method, arguments);
        int at = method.start;
        try {
            while (true) {
                int opcode = method.of.u1(at);
                if (opcode >= 172 && opcode <= 177) {
                    frame.requireUnlocked();
                    return opcode == 177 ? null : frame.pop();
                }
                if (++way.instructions > MOST_INSTRUCTIONS) {
                    throw new Unproved("it goes on too long");
                }
                way.at(method, at);
                at = step(frame, opcode, at);
            }
        } catch (Unproved unproved) {
            throw unproved.at(method, at);
        } catch (RuntimeException strange) {
            throw new Unproved("it cannot be followed").at(method, at);
        } finally {
            depth--;
            way.monitors -= locks ? 1 : 0;
        }
    }

    /** Returns where the next instruction is. */
    private int step(Frame frame, int opcode, int at) throws Unproved {
        ClassCode code = frame.method.of;
        if (opcode <= 20) {
            return constant(frame, code, opcode, at);
        }
        if (opcode <= 86) {
            return variable(frame, code, opcode, at);
        }
        if (opcode <= 95) {
            stack(frame, opcode);
            return at + 1;
        }
        if (opcode == 132) {
            int index = code.u1(at + 1);
            frame.local(index, Numbers.sum(frame.local(index), Linear.of(code.s1(at + 2)), 1, true));
            return at + 3;
        }
        if (opcode <= 148) {
            Calculations.calculate(frame, opcode, way);
            return at + 1;
        }
        if (opcode <= 171 || opcode >= 198 && opcode <= 200) {
            return branch(frame, code, opcode, at);
        }
        return member(frame, code, opcode, at);
    }

    private static int constant(Frame frame, ClassCode code, int opcode, int at) throws Unproved {
        if (opcode >= 18) {
            int constant = opcode == 18 ? code.u1(at + 1) : code.u2(at + 1);
            Calculations.constant(frame, code, constant);
            return at + (opcode == 18 ? 2 : 3);
        }
        if (opcode >= 11 && opcode <= 15) {
            throw new Unproved("it calculates with fractions");
        }
        if (opcode == 9 || opcode == 10) {
            frame.pushWide(Linear.of(opcode - 9));
        } else if (opcode != 0) {
            frame.push(
                    opcode == 1
                            ? Value.NULL
                            : Linear.of(opcode == 16 ? code.s1(at + 1) : opcode == 17 ? code.s2(at + 1) : opcode - 3));
        }
        return at + (opcode == 16 ? 2 : opcode == 17 ? 3 : 1);
    }

    /** Loads and stores of local variables and of arrays. */
    private int variable(Frame frame, ClassCode code, int opcode, int at) throws Unproved {
        if (opcode == 51) {
            Linear index = Numbers.linear(frame.pop());
            frame.push(way.load(frame.pop(), index));
            return at + 1;
        }
        if (opcode == 84) {
            Value value = frame.pop();
            Linear index = Numbers.linear(frame.pop());
            way.store(frame.pop(), index, value);
            return at + 1;
        }
        if (opcode >= 46 && opcode <= 53 || opcode >= 79) {
            throw new Unproved("it uses an array that is not one of bytes");
        }
        boolean loads = opcode < 46;
        boolean named = opcode <= 25 || opcode >= 54 && opcode <= 58;
        int index = named ? code.u1(at + 1) : (opcode - (loads ? 26 : 59)) % 4;
        int type = named ? opcode - (loads ? 21 : 54) : (opcode - (loads ? 26 : 59)) / 4;
        boolean wide = type == 1 || type == 3;
        if (loads) {
            Value value = frame.local(index);
            frame.push(value, wide ? 'J' : 'I');
        } else {
            frame.local(index, frame.pop());
            if (wide) {
                frame.local(index + 1, Value.SECOND_HALF);
            }
        }
        return at + (named ? 2 : 1);
    }

    private static void stack(Frame frame, int opcode) {
        switch (opcode) {
            case 87:
                frame.popHalf();
                break;
            case 88:
                frame.popHalf();
                frame.popHalf();
                break;
            case 95:
                frame.duplicate(1, 1);
                frame.popHalf();
                break;
            default:
                frame.duplicate(opcode < 92 ? 1 : 2, (opcode - 89) % 3);
        }
    }

    private int branch(Frame frame, ClassCode code, int opcode, int at) throws Unproved {
        if (opcode == 167) {
            return at + code.s2(at + 1);
        }
        if (opcode == 200) {
            return at + code.s4(at + 1);
        }
        if (opcode <= 152 || opcode >= 168 && opcode <= 171) {
            throw new Unproved("it calculates or branches in a way that is not followed");
        }
        boolean taken;
        if (opcode <= 158) {
            Value value = frame.pop();
            taken = value instanceof Calculations.Compared
                    ? ((Calculations.Compared) value).is(RELATIONS[opcode - 153], way)
                    : Numbers.compare(value, Linear.of(0), RELATIONS[opcode - 153], way);
        } else if (opcode <= 164) {
            Value right = frame.pop();
            taken = Numbers.compare(frame.pop(), right, RELATIONS[opcode - 159], way);
        } else if (opcode <= 166) {
            throw new Unproved("it compares objects");
        } else {
            taken = isNull(frame.pop()) == (opcode == 198);
        }
        return at + (taken ? code.s2(at + 1) : 3);
    }

    /** A place is taken not to be null, which becomes a condition. */
    private boolean isNull(Value value) throws Unproved {
        if (value instanceof Place) {
            way.isThere((Place) value);
            return false;
        }
        if (value == Value.OPAQUE) {
            throw new Unproved("what it does depends on whether something is null");
        }
        return value == Value.NULL;
    }

    private int member(Frame frame, ClassCode code, int opcode, int at) throws Unproved {
        switch (opcode) {
            case 178:
            case 179:
            case 180:
            case 181:
                calls.field(frame, code, opcode, code.u2(at + 1));
                return at + 3;
            case 182:
            case 183:
            case 184:
            case 185:
                calls.call(frame, code, opcode, code.u2(at + 1));
                return at + (opcode == 185 ? 5 : 3);
            case 188:
                if (code.u1(at + 1) != 8) {
                    throw new Unproved("it makes an array that is not one of bytes");
                }
                frame.push(Made.empty(Numbers.constant(frame.pop())));
                return at + 2;
            case 190:
                frame.push(length(frame.pop()));
                return at + 1;
            case 191:
                throw Unproved.thrown();
            case 192:
                calls.cast(frame, code, code.className(code.u2(at + 1)));
                return at + 3;
            case 194:
            case 195:
                if (frame.pop() != Place.STREAM) {
                    throw new Unproved("it locks another object");
                }
                frame.lock(opcode == 194);
                if (opcode == 194) {
                    way.lock();
                } else {
                    way.monitors--;
                }
                return at + 1;
            case 187:
                frame.push(Value.OPAQUE);
                return at + 3;
            case 196:
                throw new Unproved("it has very many variables");
            default:
                throw new Unproved("it has an instruction that is not followed");
        }
    }

    private static Value length(Value array) throws Unproved {
        if (array instanceof Made) {
            return Linear.of(((Made) array).bytes.length);
        }
        if (array instanceof Place && ((Place) array).field.type.equals("[B")) {
            return Linear.of(new Symbol((Place) array, null));
        }
        throw new Unproved("it uses an array that is not one of bytes");
    }
}
