package com.admincloud.common.core;

/** A business error: a code from 1000 up, and the key of its message. Each module defines an enum of them. */
public interface ErrorCode {
    int code();

    String key();
}
