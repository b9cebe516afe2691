package com.admincloud.api;

import java.util.List;

public interface TenantApi {
    /** Tenants that are open and have not expired. */
    List<Long> activeIds();
}
