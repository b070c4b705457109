/* The same kernels for Java before 22. Arrays are pinned for the swap alone, never while something may block. */
#include <jni.h>

#include "kernels.h"

/* Offsets and n are bytes; an array that is null has an address for its offset. False, and nothing moved, if the JVM cannot pin one. */
JNIEXPORT jboolean JNICALL Java_dev_standpipe_runtime_codec_JniCodec_move0(
        JNIEnv *env, jclass type, jint kind, jobject from, jlong fromOffset, jobject to, jlong toOffset, jlong n) {
    char *source = 0;
    char *target = 0;
    jboolean moved = JNI_FALSE;
    (void)type;
    if (from == 0 || (source = (*env)->GetPrimitiveArrayCritical(env, from, 0)) != 0) {
        if (to == 0 || (target = (*env)->GetPrimitiveArrayCritical(env, to, 0)) != 0) {
            standpipe_move(kind, source + fromOffset, target + toOffset, n);
            moved = JNI_TRUE;
        }
    }
    if (target != 0) {
        (*env)->ReleasePrimitiveArrayCritical(env, to, target, 0);
    }
    if (source != 0) {
        (*env)->ReleasePrimitiveArrayCritical(env, from, source, JNI_ABORT);
    }
    return moved;
}

JNIEXPORT jint JNICALL Java_dev_standpipe_runtime_codec_JniCodec_level0(JNIEnv *env, jclass type, jint wanted) {
    (void)env;
    (void)type;
    return standpipe_level(wanted);
}
