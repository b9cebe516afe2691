package com.admincloud.system.entity;

import com.baomidou.mybatisplus.annotation.TableId;
import com.baomidou.mybatisplus.annotation.TableName;
import java.time.LocalDateTime;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
@TableName("sys_tenant")
public class Tenant {
    @TableId
    private Long id;

    private String code;
    private String name;
    private Integer status;
    private LocalDateTime expireAt;
    private String dataSource;
}
