package com.admincloud.api;

import com.admincloud.common.core.LoginUser;

public interface AccountApi {
    /** Checks the password, and returns the user with permissions and data scope. */
    LoginUser check(Credentials credentials);

    record Credentials(String tenant, String username, String password) {}
}
