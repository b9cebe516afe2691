package com.admincloud.common.mybatis;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.AdminProperties;
import com.baomidou.mybatisplus.extension.plugins.handler.TenantLineHandler;
import lombok.RequiredArgsConstructor;
import net.sf.jsqlparser.expression.Expression;
import net.sf.jsqlparser.expression.LongValue;
import org.springframework.stereotype.Component;

/** Supplies the tenant of a statement. Without a tenant, it throws instead of reading the rows of all tenants. */
@Component
@RequiredArgsConstructor
public class TenantHandler implements TenantLineHandler {
    private final AdminProperties properties;

    @Override
    public Expression getTenantId() {
        return new LongValue(AdminContext.tenantId());
    }

    @Override
    public boolean ignoreTable(String tableName) {
        var tenant = properties.tenant();
        return !tenant.enabled() || tenant.ignoreTables().contains(tableName.replace("`", ""));
    }
}
