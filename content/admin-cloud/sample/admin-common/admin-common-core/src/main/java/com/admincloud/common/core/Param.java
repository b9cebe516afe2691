package com.admincloud.common.core;

import java.util.function.Function;

public record Param<T>(String key, Function<String, T> parse, T fallback) {
    public static Param<String> text(String key, String fallback) {
        return new Param<>(key, Function.identity(), fallback);
    }

    public static Param<Integer> number(String key, int fallback) {
        return new Param<>(key, Integer::valueOf, fallback);
    }

    public static Param<Boolean> flag(String key, boolean fallback) {
        return new Param<>(key, Boolean::valueOf, fallback);
    }
}
