package com.admincloud.crm.entity;

import com.admincloud.common.mybatis.TenantEntity;
import com.baomidou.mybatisplus.annotation.TableName;
import java.math.BigDecimal;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
@TableName("crm_order")
public class Order extends TenantEntity {
    private Long customerId;
    private String requestNo;
    private BigDecimal amount;
    private Integer status;
}
