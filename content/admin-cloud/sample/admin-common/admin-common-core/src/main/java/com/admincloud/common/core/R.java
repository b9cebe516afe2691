package com.admincloud.common.core;

/** The form of every reply: {@code code} 200 is success and brings {@code data}, any other brings a {@code msg} for the user. */
public record R<T>(int code, T data, String msg) {
    public static <T> R<T> ok(T data) {
        return new R<>(200, data, "");
    }

    public static <T> R<T> fail(int code, String msg) {
        return new R<>(code, null, msg);
    }
}
