package com.admincloud.api;

import java.util.List;

public interface TenantApi {
    /** Tenants that are enabled and have not expired. */
    List<Long> activeIds();
}
