package com.admincloud.common.web;

import com.admincloud.common.core.Action;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Records each call of an endpoint in the operation log. */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface OperLog {
    String title();

    Action action() default Action.OTHER;

    /** Turn it off for files and passwords. */
    boolean saveParams() default true;
}
