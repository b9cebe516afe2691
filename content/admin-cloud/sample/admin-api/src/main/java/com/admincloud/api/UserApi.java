package com.admincloud.api;

import java.util.Collection;
import java.util.Map;

public interface UserApi {
    /** Names by ID, in one call. Unknown IDs are left out. */
    Map<Long, String> names(Collection<Long> ids);
}
