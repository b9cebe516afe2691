package com.admincloud.common.core;

/** The format of every response: code 200 means success with {@code data}; any other means failure with a {@code msg} for the user. */
public record R<T>(int code, T data, String msg) {
    public static <T> R<T> ok(T data) {
        return new R<>(200, data, "");
    }

    public static <T> R<T> fail(int code, String msg) {
        return new R<>(code, null, msg);
    }
}
