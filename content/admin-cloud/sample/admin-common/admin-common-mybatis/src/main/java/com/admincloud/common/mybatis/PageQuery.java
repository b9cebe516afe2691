package com.admincloud.common.mybatis;

import com.baomidou.mybatisplus.core.metadata.OrderItem;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import java.util.Map;
import lombok.Getter;
import lombok.Setter;

@Getter
@Setter
public class PageQuery {
    @Min(1)
    private int page = 1;

    @Min(1)
    @Max(100)
    private int size = 10;

    private String sort;

    /** columns: sortable fields and their columns. The ID is the last sort key, so that the order is unambiguous. */
    public <T> Page<T> toPage(Map<String, String> columns, String id) {
        Page<T> result = Page.of(page, size);
        boolean descending = sort != null && sort.startsWith("-");
        String column = sort == null ? null : columns.get(descending ? sort.substring(1) : sort);
        if (column != null) {
            result.addOrder(descending ? OrderItem.desc(column) : OrderItem.asc(column));
        }
        return result.addOrder(OrderItem.desc(id));
    }
}
