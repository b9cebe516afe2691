package com.admincloud.common.core;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** Names of the keys in Redis. They contain only the digest of a token, so reading Redis does not reveal a usable token. */
public final class TokenKeys {
    private TokenKeys() {}

    public static String of(String token) {
        try {
            byte[] digest = MessageDigest.getInstance("SHA-256").digest(token.getBytes(StandardCharsets.UTF_8));
            return "login:token:" + HexFormat.of().formatHex(digest);
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The set of all token keys of a user. */
    public static String ofUser(Long userId) {
        return "login:user:" + userId;
    }
}
