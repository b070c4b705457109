package neighbours.aspect;

import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;

/** Says when a method with a loop is entered and left. */
@Aspect
public class Watched {
    @Around("execution(* neighbours.app.Loops.read*(..)) || execution(* neighbours.app.Column.*External(..))")
    public Object around(ProceedingJoinPoint method) throws Throwable {
        System.out.println("> " + method.getSignature().getName());
        try {
            return method.proceed();
        } finally {
            System.out.println("< " + method.getSignature().getName());
        }
    }
}
