package com.admincloud.api;

import com.admincloud.common.core.Param;

public interface ParamApi {
    /** The tenant's value, otherwise the platform's, otherwise the fallback of the parameter. */
    <T> T get(Param<T> param);
}
