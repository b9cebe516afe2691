package com.admincloud.crm.mapper;

import com.admincloud.crm.dto.MonthlyRow;
import java.time.LocalDate;
import java.util.List;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

public interface ReportMapper {
    @Select("""
            SELECT DATE(create_time) AS day, COUNT(*) AS orders, SUM(amount) AS amount
            FROM crm_order
            WHERE deleted = 0 AND create_time >= #{from} AND create_time < #{until}
            GROUP BY DATE(create_time)
            ORDER BY day
            """)
    List<MonthlyRow> selectMonthly(@Param("from") LocalDate from, @Param("until") LocalDate until);

    /** The table of the ERP system, in the data source {@code erp}. */
    @Select("SELECT quantity FROM erp_stock WHERE sku = #{sku}")
    long selectStock(@Param("sku") String sku);
}
