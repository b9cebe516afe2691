package com.admincloud.common.mybatis;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Limits the statements of a mapper, or of one of its methods, to the user's data scope. */
@Documented
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface DataScope {
    /** The table that gets the condition; other tables of a join do not. */
    String table();

    String dept() default "dept_id";

    String user() default "create_by";
}
