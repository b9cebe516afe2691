package com.admincloud.common.security;

import com.admincloud.common.core.AdminProperties;
import com.admincloud.common.core.LoginUser;
import com.admincloud.common.core.TokenKeys;
import java.security.SecureRandom;
import java.time.Duration;
import java.util.Base64;
import java.util.Optional;
import java.util.Set;
import lombok.RequiredArgsConstructor;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Service;
import tools.jackson.databind.json.JsonMapper;

/** Tokens in Redis. Each use renews one for {@code admin.security.token-ttl}. */
@Service
@RequiredArgsConstructor
public class TokenService {
    private static final SecureRandom RANDOM = new SecureRandom();
    private final StringRedisTemplate redis;
    private final JsonMapper json;
    private final AdminProperties properties;

    public String create(LoginUser user) {
        byte[] bytes = new byte[32];
        RANDOM.nextBytes(bytes);
        String token = Base64.getUrlEncoder().withoutPadding().encodeToString(bytes);
        String key = TokenKeys.of(token);
        redis.opsForValue().set(key, json.writeValueAsString(user), ttl());
        redis.opsForSet().add(TokenKeys.ofUser(user.userId()), key);
        return token;
    }

    public Optional<LoginUser> find(String token) {
        String key = TokenKeys.of(token);
        String stored = redis.opsForValue().get(key);
        if (stored == null) {
            return Optional.empty();
        }
        redis.expire(key, ttl());
        return Optional.of(json.readValue(stored, LoginUser.class));
    }

    public void remove(String token) {
        redis.delete(TokenKeys.of(token));
    }

    /** Signs a user out on all devices: after a change to the password or a role, or when the account is disabled. */
    public void removeAll(Long userId) {
        String all = TokenKeys.ofUser(userId);
        Set<String> keys = redis.opsForSet().members(all);
        if (keys != null) {
            redis.delete(keys);
        }
        redis.delete(all);
    }

    private Duration ttl() {
        return properties.security().tokenTtl();
    }
}
