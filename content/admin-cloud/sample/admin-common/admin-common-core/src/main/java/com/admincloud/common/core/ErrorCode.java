package com.admincloud.common.core;

/** An error of the business: a number from 1000 up, and the key of its message. Each module has an enum of them. */
public interface ErrorCode {
    int code();

    String key();
}
