package com.admincloud.system.entity;

import com.admincloud.common.mybatis.TenantEntity;
import com.baomidou.mybatisplus.annotation.TableName;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
@TableName("sys_role")
public class Role extends TenantEntity {
    private String code;
    private String name;
    private RoleScope dataScope;
}
