package com.admincloud.common.security;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.LoginUser;
import java.util.Arrays;
import org.springframework.stereotype.Component;

@Component("perm")
public class PermissionService {
    private static final String EVERYTHING = "*:*:*";

    public boolean has(String permission) {
        LoginUser user = AdminContext.user();
        return user != null && (user.access().contains(EVERYTHING) || user.access().contains(permission));
    }

    public boolean any(String... permissions) {
        return Arrays.stream(permissions).anyMatch(this::has);
    }
}
