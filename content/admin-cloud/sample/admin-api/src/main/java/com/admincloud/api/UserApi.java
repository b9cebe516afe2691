package com.admincloud.api;

import java.util.Collection;
import java.util.Map;

public interface UserApi {
    /** Names by id, in one call; unknown ids are left out. */
    Map<Long, String> names(Collection<Long> ids);
}
