package com.admincloud.system.mapper;

import java.util.List;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

public interface DeptMapper {
    /** {@code ancestors} holds the ids from the root down, such as {@code 100,101}. */
    @Select("SELECT id FROM sys_dept WHERE deleted = 0 AND (id = #{id} OR FIND_IN_SET(#{id}, ancestors))")
    List<Long> selectSelfAndBelow(@Param("id") Long id);
}
