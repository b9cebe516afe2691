package com.admincloud.system.mapper;

import com.baomidou.mybatisplus.annotation.InterceptorIgnore;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import org.apache.ibatis.annotations.Delete;
import org.apache.ibatis.annotations.Insert;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

/** Also reads the platform's values, so the tenant is a parameter instead of being added by the interceptor. */
@InterceptorIgnore(tenantLine = "true")
public interface ParamMapper {
    @Select("SELECT param_value FROM sys_param WHERE tenant_id = #{tenantId} AND param_key = #{key}")
    String selectValue(@Param("tenantId") Long tenantId, @Param("key") String key);

    /** Sets the tenant's value. Its name is copied from the platform's parameter. */
    @Insert("""
            INSERT INTO sys_param (id, tenant_id, param_key, param_value, name, update_by, update_time)
            SELECT #{id}, #{tenantId}, param_key, #{value}, name, #{userId}, NOW()
            FROM sys_param WHERE tenant_id = 1 AND param_key = #{key}
            ON DUPLICATE KEY UPDATE param_value = #{value}, update_by = #{userId}, update_time = NOW()
            """)
    int upsert(
            @Param("id") Long id,
            @Param("tenantId") Long tenantId,
            @Param("key") String key,
            @Param("value") String value,
            @Param("userId") Long userId);

    /** The platform's parameters, with the tenant's values where they exist. */
    @Select("""
            SELECT p.param_key, p.name, COALESCE(t.param_value, p.param_value) AS param_value, t.id IS NOT NULL AS own
            FROM sys_param p
            LEFT JOIN sys_param t ON t.param_key = p.param_key AND t.tenant_id = #{tenantId}
            WHERE p.tenant_id = 1
            """)
    Page<ParamRow> selectRows(Page<ParamRow> page, @Param("tenantId") Long tenantId);

    @Delete("DELETE FROM sys_param WHERE tenant_id = #{tenantId} AND param_key = #{key} AND built_in = 0")
    int delete(@Param("tenantId") Long tenantId, @Param("key") String key);

    record ParamRow(String key, String name, String value, boolean own) {}
}
