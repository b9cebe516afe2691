package com.admincloud.common.core;

import java.util.List;

/** One page of a list, and the number of rows of all pages. */
public record PageResult<T>(List<T> list, long total) {}
