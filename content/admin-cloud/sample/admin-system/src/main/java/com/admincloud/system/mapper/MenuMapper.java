package com.admincloud.system.mapper;

import java.util.List;
import java.util.Set;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

public interface MenuMapper {
    /** Menu entries of a tenant in display order, without buttons. */
    @Select("""
            SELECT m.id, m.parent_id, m.title, m.path, m.icon, m.auth
            FROM sys_menu m
            JOIN sys_tenant_menu tm ON tm.menu_id = m.id
            WHERE tm.tenant_id = #{tenantId} AND m.kind < 3
            ORDER BY m.sort, m.id
            """)
    List<MenuEntry> selectEntries(@Param("tenantId") Long tenantId);

    @Select("SELECT DISTINCT auth FROM sys_menu WHERE auth IS NOT NULL")
    Set<String> selectAllAccess();

    @Select("""
            SELECT DISTINCT m.auth
            FROM sys_menu m
            JOIN sys_tenant_menu tm ON tm.menu_id = m.id
            WHERE tm.tenant_id = #{tenantId} AND m.auth IS NOT NULL
            """)
    Set<String> selectTenantAccess(@Param("tenantId") Long tenantId);

    record MenuEntry(Long id, Long parentId, String title, String path, String icon, String auth) {}
}
