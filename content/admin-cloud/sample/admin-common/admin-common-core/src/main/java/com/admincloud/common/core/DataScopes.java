package com.admincloud.common.core;

import java.util.Set;

/** The data scope of a user, added up from all of their roles. With {@code all}, the other two do not matter. */
public record DataScopes(boolean all, Set<Long> deptIds, boolean self) {}
