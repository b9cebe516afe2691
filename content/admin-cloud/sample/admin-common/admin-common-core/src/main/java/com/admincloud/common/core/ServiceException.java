package com.admincloud.common.core;

import lombok.Getter;

@Getter
public class ServiceException extends RuntimeException {
    private final transient ErrorCode error;
    private final transient Object[] args;

    public ServiceException(ErrorCode error, Object... args) {
        // Business errors are common and need no stack trace
        super(error.key(), null, false, false);
        this.error = error;
        this.args = args;
    }
}
