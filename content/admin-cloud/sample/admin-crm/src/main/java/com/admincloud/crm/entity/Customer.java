package com.admincloud.crm.entity;

import com.admincloud.common.mybatis.TenantEntity;
import com.baomidou.mybatisplus.annotation.TableName;
import com.baomidou.mybatisplus.annotation.Version;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
@TableName("crm_customer")
public class Customer extends TenantEntity {
    private Long deptId;
    private Long ownerId;
    private String name;
    private Integer level;
    private String mobile;

    @Version
    private Integer version;
}
