package com.admincloud.system.service;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.ServiceException;
import com.admincloud.common.core.SystemError;
import com.admincloud.common.mybatis.TenantSource;
import com.admincloud.system.entity.Tenant;
import com.admincloud.system.entity.User;
import com.admincloud.system.mapper.TenantMapper;
import com.admincloud.system.mapper.UserMapper;
import java.time.LocalDateTime;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;

@Service
public class PasswordService {
    private final TenantMapper tenantMapper;
    private final UserMapper userMapper;
    private final PasswordEncoder encoder;
    private final String nobody;

    public PasswordService(TenantMapper tenantMapper, UserMapper userMapper, PasswordEncoder encoder) {
        this.tenantMapper = tenantMapper;
        this.userMapper = userMapper;
        this.encoder = encoder;
        this.nobody = encoder.encode("nobody");
    }

    public User check(String tenantCode, String username, String password) {
        Tenant tenant = tenantMapper.selectByCode(tenantCode);
        User user = tenant == null ? null : find(tenant, username);
        // Compare even if there is no user, so that the response takes the same time
        boolean matches = encoder.matches(password, user == null ? nobody : user.getPassword());
        if (user == null || !matches || user.getStatus() == 0) {
            throw new ServiceException(SystemError.SIGN_IN_FAILED);
        }
        boolean expired = tenant.getExpireAt() != null && tenant.getExpireAt().isBefore(LocalDateTime.now());
        if (tenant.getStatus() == 0 || expired) {
            throw new ServiceException(SystemError.TENANT_EXPIRED);
        }
        return user;
    }

    private User find(Tenant tenant, String username) {
        return AdminContext.asTenant(
                tenant.getId(), () -> TenantSource.run(tenant.getDataSource(), () -> userMapper.selectByName(username)));
    }
}
