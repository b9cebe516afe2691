package com.admincloud.common.mybatis;

import com.baomidou.dynamic.datasource.toolkit.DynamicDataSourceContextHolder;
import java.util.function.Supplier;

public final class TenantSource {
    private TenantSource() {}

    /** Runs the work on a tenant's data source, {@code sys_tenant.data_source}; null or empty is the shared one. */
    public static <T> T run(String source, Supplier<T> work) {
        if (source == null || source.isEmpty()) {
            return work.get();
        }
        DynamicDataSourceContextHolder.push(source);
        try {
            return work.get();
        } finally {
            DynamicDataSourceContextHolder.poll();
        }
    }
}
