package com.admincloud.common.web;

import java.util.regex.Pattern;

final class Masks {
    private static final Pattern SECRET = Pattern.compile("(?i)(\"[^\"]*(?:password|secret|token)[^\"]*\"\\s*:\\s*)\"[^\"]*\"");
    private static final Pattern MOBILE = Pattern.compile("(?<!\\d)(1\\d{2})\\d{4}(\\d{4})(?!\\d)");

    private Masks() {}

    static String apply(String json) {
        String text = SECRET.matcher(json).replaceAll("$1\"***\"");
        return MOBILE.matcher(text).replaceAll("$1****$2");
    }
}
