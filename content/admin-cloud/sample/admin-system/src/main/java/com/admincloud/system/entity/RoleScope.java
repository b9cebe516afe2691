package com.admincloud.system.entity;

import com.baomidou.mybatisplus.annotation.EnumValue;

/** Values of {@code sys_role.data_scope}. */
public enum RoleScope {
    ALL(1),
    CUSTOM(2),
    DEPT_AND_BELOW(3),
    DEPT(4),
    SELF(5);

    @EnumValue
    private final int value;

    RoleScope(int value) {
        this.value = value;
    }
}
