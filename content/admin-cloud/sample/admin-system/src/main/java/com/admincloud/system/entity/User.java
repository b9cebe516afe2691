package com.admincloud.system.entity;

import com.admincloud.common.mybatis.TenantEntity;
import com.baomidou.mybatisplus.annotation.TableName;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
@TableName("sys_user")
public class User extends TenantEntity {
    private Long deptId;
    private String username;
    private String password;
    private String name;
    private String locale;
    private Integer status;
}
