package com.admincloud.crm.entity;

import com.admincloud.common.mybatis.TenantEntity;
import com.baomidou.mybatisplus.annotation.TableName;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
@TableName("crm_contact")
public class Contact extends TenantEntity {
    private Long customerId;
    private String name;
    private String mobile;
}
