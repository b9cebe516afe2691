package com.admincloud.system.mapper;

import com.admincloud.system.entity.Tenant;
import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import java.util.List;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

public interface TenantMapper extends BaseMapper<Tenant> {
    @Select("SELECT * FROM sys_tenant WHERE code = #{code}")
    Tenant selectByCode(@Param("code") String code);

    @Select("SELECT id FROM sys_tenant WHERE status = 1 AND (expire_at IS NULL OR expire_at > NOW())")
    List<Long> selectActiveIds();
}
