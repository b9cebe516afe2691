package com.admincloud.common.core;

import java.util.function.Supplier;

/** User and tenant of the current request. They belong to the thread: another thread has neither. */
public final class AdminContext {
    private static final ThreadLocal<LoginUser> USER = new ThreadLocal<>();
    private static final ThreadLocal<Long> TENANT = new ThreadLocal<>();

    private AdminContext() {}

    /** The signed-in user, or null in a task and in an inner call without a user. */
    public static LoginUser user() {
        return USER.get();
    }

    public static Long userId() {
        LoginUser user = USER.get();
        return user == null ? null : user.userId();
    }

    /** The tenant of the request. Throws if there is none, so that no query runs for all tenants. */
    public static Long tenantId() {
        long id = tenantIdOrZero();
        if (id == 0) {
            throw new IllegalStateException("No tenant: sign in, or call AdminContext.asTenant(id, …)");
        }
        return id;
    }

    public static long tenantIdOrZero() {
        Long entered = TENANT.get();
        if (entered != null) {
            return entered;
        }
        LoginUser user = USER.get();
        return user == null ? 0 : user.tenantId();
    }

    public static void set(LoginUser user) {
        USER.set(user);
    }

    /** Sets the tenant of a request that has no user. Call {@link #clear()} in a finally block. */
    public static void enterTenant(Long id) {
        TENANT.set(id);
    }

    public static void clear() {
        USER.remove();
        TENANT.remove();
    }

    public static void asTenant(Long id, Runnable work) {
        asTenant(id, () -> {
            work.run();
            return null;
        });
    }

    /** Runs the work as this tenant, and then restores the previous tenant, even if the work throws. */
    public static <T> T asTenant(Long id, Supplier<T> work) {
        Long before = TENANT.get();
        TENANT.set(id);
        try {
            return work.get();
        } finally {
            if (before == null) {
                TENANT.remove();
            } else {
                TENANT.set(before);
            }
        }
    }
}
