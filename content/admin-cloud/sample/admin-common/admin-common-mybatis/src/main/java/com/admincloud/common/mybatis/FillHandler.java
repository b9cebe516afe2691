package com.admincloud.common.mybatis;

import com.admincloud.common.core.AdminContext;
import com.baomidou.mybatisplus.core.handlers.MetaObjectHandler;
import java.time.LocalDateTime;
import org.apache.ibatis.reflection.MetaObject;
import org.springframework.stereotype.Component;

/** Fills in who changed a row and when. A task has no user and writes 0. */
@Component
public class FillHandler implements MetaObjectHandler {
    private static final long TASK = 0L;

    @Override
    public void insertFill(MetaObject row) {
        strictInsertFill(row, "createBy", Long.class, by());
        strictInsertFill(row, "createTime", LocalDateTime.class, LocalDateTime.now());
    }

    @Override
    public void updateFill(MetaObject row) {
        strictUpdateFill(row, "updateBy", Long.class, by());
        strictUpdateFill(row, "updateTime", LocalDateTime.class, LocalDateTime.now());
    }

    private static Long by() {
        Long id = AdminContext.userId();
        return id == null ? TASK : id;
    }
}
