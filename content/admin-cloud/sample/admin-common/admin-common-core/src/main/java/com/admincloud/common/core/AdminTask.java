package com.admincloud.common.core;

/** A scheduled task. It may run again, so write it to bear that. */
public interface AdminTask {
    void run(String param);
}
