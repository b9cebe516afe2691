package com.admincloud.crm.mapper;

import com.admincloud.crm.entity.Contact;
import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Update;

public interface ContactMapper extends BaseMapper<Contact> {
    @Update("UPDATE crm_contact SET deleted = 1 WHERE customer_id = #{customerId} AND deleted = 0")
    int removeByCustomer(@Param("customerId") Long customerId);
}
