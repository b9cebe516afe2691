package com.admincloud.common.core;

import java.util.Set;

/** The signed-in user, stored in Redis. {@code access} holds the permission strings; {@code dataSource} is null for the shared database. */
public record LoginUser(
        Long userId, Long tenantId, Long deptId, String name, Set<String> access, DataScopes dataScope, String dataSource) {}
