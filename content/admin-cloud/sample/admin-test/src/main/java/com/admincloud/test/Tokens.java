package com.admincloud.test;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.DataScopes;
import com.admincloud.common.core.LoginUser;
import com.admincloud.common.security.TokenService;
import java.util.Set;
import lombok.RequiredArgsConstructor;
import org.springframework.boot.test.context.TestComponent;

/** Signs test users in. They have only the permissions that a test names. */
@TestComponent
@RequiredArgsConstructor
public class Tokens {
    private final TokenService tokens;

    /** The token of a user who sees all records of the tenant. */
    public String of(Long tenantId, Long userId, String... access) {
        var scope = new DataScopes(true, Set.of(), false);
        return tokens.create(new LoginUser(userId, tenantId, 101L, "Test", Set.of(access), scope, null));
    }

    /** Runs the work as the user of a token, as {@code TokenFilter} does for a request. */
    public void as(String token, Runnable work) {
        AdminContext.set(tokens.find(token).orElseThrow());
        try {
            work.run();
        } finally {
            AdminContext.clear();
        }
    }
}
