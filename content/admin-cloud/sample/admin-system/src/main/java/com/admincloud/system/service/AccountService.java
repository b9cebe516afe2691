package com.admincloud.system.service;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.LoginUser;
import com.admincloud.common.mybatis.TenantSource;
import com.admincloud.system.entity.Role;
import com.admincloud.system.entity.Tenant;
import com.admincloud.system.entity.User;
import com.admincloud.system.mapper.MenuMapper;
import com.admincloud.system.mapper.RoleMapper;
import com.admincloud.system.mapper.TenantMapper;
import com.admincloud.system.mapper.UserMapper;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;

/** Converts a username and a password to the signed-in user. */
@Service
@RequiredArgsConstructor
public class AccountService {
    private final PasswordService passwords;
    private final DataScopeService dataScopes;
    private final TenantMapper tenantMapper;
    private final UserMapper userMapper;
    private final RoleMapper roleMapper;
    private final MenuMapper menuMapper;

    public LoginUser check(String tenantCode, String username, String password) {
        User user = passwords.check(tenantCode, username, password);
        Tenant tenant = tenantMapper.selectByCode(tenantCode);
        return AdminContext.asTenant(tenant.getId(), () -> TenantSource.run(tenant.getDataSource(), () -> signedIn(user, tenant)));
    }

    private LoginUser signedIn(User user, Tenant tenant) {
        List<Role> roles = roleMapper.selectByUser(user.getId());
        var scope = dataScopes.of(user, roles);
        Set<String> access = accessOf(user, tenant, roles);
        return new LoginUser(user.getId(), tenant.getId(), user.getDeptId(), user.getName(), access, scope, tenant.getDataSource());
    }

    /** A platform administrator has every permission string and the wildcard; a tenant administrator has all those of the tenant. */
    private Set<String> accessOf(User user, Tenant tenant, List<Role> roles) {
        List<String> codes = roles.stream().map(Role::getCode).toList();
        if (codes.contains("platform_admin")) {
            Set<String> everything = new HashSet<>(menuMapper.selectAllAccess());
            everything.add("*:*:*");
            return everything;
        }
        return codes.contains("tenant_admin") ? menuMapper.selectTenantAccess(tenant.getId()) : userMapper.selectAccess(user.getId());
    }
}
