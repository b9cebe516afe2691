package com.admincloud.crm.mapper;

import com.admincloud.common.mybatis.DataScope;
import com.admincloud.crm.dto.CustomerQuery;
import com.admincloud.crm.dto.CustomerRow;
import com.admincloud.crm.entity.Customer;
import com.baomidou.mybatisplus.annotation.InterceptorIgnore;
import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import java.util.List;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

@DataScope(table = "crm_customer", user = "owner_id")
public interface CustomerMapper extends BaseMapper<Customer> {
    Page<CustomerRow> selectRows(Page<CustomerRow> page, @Param("q") CustomerQuery query);

    List<Customer> selectAfter(@Param("q") CustomerQuery query, @Param("after") long after, @Param("size") int size);

    // Search for duplicates among all customers of the tenant, regardless of the data scope
    @InterceptorIgnore(dataPermission = "true")
    @Select("SELECT COUNT(*) FROM crm_customer WHERE mobile = #{mobile} AND deleted = 0")
    long countByMobile(@Param("mobile") String mobile);
}
