package com.admincloud.crm.dto;

import com.admincloud.common.mybatis.PageQuery;
import jakarta.validation.constraints.Size;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
public class CustomerQuery extends PageQuery {
    @Size(max = 50)
    private String name;

    private Integer level;
}
