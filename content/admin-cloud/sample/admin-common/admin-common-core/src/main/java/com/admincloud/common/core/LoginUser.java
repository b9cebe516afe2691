package com.admincloud.common.core;

import java.util.Set;

/** The signed-in user as Redis holds it. {@code access} has the permission strings, {@code dataSource} is null for the shared database. */
public record LoginUser(
        Long userId, Long tenantId, Long deptId, String name, Set<String> access, DataScopes dataScope, String dataSource) {}
