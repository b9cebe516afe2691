package com.admincloud.common.core;

import java.util.List;

/** One page of a list, and the total number of rows on all pages. */
public record PageResult<T>(List<T> list, long total) {}
