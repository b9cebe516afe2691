package com.admincloud.common.core;

import java.util.Set;

/** The data scope of a user, combined from all roles. If {@code all} is true, the other two are ignored. */
public record DataScopes(boolean all, Set<Long> deptIds, boolean self) {}
