package com.admincloud.common.core;

/** A scheduled task. It may run more than once, so make it idempotent. */
public interface AdminTask {
    void run(String param);
}
