package com.admincloud.crm.mapper;

import com.admincloud.crm.entity.Order;
import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import java.time.LocalDateTime;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;
import org.apache.ibatis.annotations.Update;

public interface OrderMapper extends BaseMapper<Order> {
    @Select("SELECT id FROM crm_order WHERE request_no = #{requestNo} AND deleted = 0")
    Long selectIdByRequestNo(@Param("requestNo") String requestNo);

    /** Status 0 is open, 9 is closed. */
    @Update("UPDATE crm_order SET status = 9 WHERE status = 0 AND create_time < #{before} AND deleted = 0")
    int closeBefore(@Param("before") LocalDateTime before);
}
