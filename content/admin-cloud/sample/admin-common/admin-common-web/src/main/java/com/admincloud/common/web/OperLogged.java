package com.admincloud.common.web;

import com.admincloud.common.core.Action;
import com.admincloud.common.core.LoginUser;

/** An operation that has ended, successfully or not. {@code error} is null on success; {@code cost} is in milliseconds. */
public record OperLogged(
        LoginUser user,
        String title,
        Action action,
        String method,
        String path,
        String address,
        String params,
        String error,
        long cost,
        String traceId) {}
