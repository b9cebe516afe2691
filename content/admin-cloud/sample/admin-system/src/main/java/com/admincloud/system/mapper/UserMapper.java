package com.admincloud.system.mapper;

import com.admincloud.system.entity.User;
import com.baomidou.mybatisplus.core.mapper.BaseMapper;
import java.util.Set;
import org.apache.ibatis.annotations.Param;
import org.apache.ibatis.annotations.Select;

public interface UserMapper extends BaseMapper<User> {
    @Select("SELECT * FROM sys_user WHERE username = #{username} AND deleted = 0")
    User selectByName(@Param("username") String username);

    /** Permission strings of all the user's roles. */
    @Select("""
            SELECT DISTINCT m.auth
            FROM sys_menu m
            JOIN sys_role_menu rm ON rm.menu_id = m.id
            JOIN sys_user_role ur ON ur.role_id = rm.role_id
            WHERE ur.user_id = #{userId} AND m.auth IS NOT NULL
            """)
    Set<String> selectAccess(@Param("userId") Long userId);
}
