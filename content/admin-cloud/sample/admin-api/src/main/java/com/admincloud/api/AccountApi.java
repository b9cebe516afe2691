package com.admincloud.api;

import com.admincloud.common.core.LoginUser;

public interface AccountApi {
    /** Checks the password and replies with the user, permissions and data scope included. */
    LoginUser check(Credentials credentials);

    record Credentials(String tenant, String username, String password) {}
}
