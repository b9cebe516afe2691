package com.admincloud.system.controller;

import com.admincloud.common.core.PageResult;
import com.admincloud.common.core.R;
import com.admincloud.common.mybatis.PageQuery;
import com.admincloud.system.entity.User;
import com.admincloud.system.mapper.UserMapper;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import jakarta.validation.Valid;
import java.time.LocalDateTime;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/system/user")
@RequiredArgsConstructor
public class UserController {
    private static final Map<String, String> SORTABLE = Map.of("username", "username", "createTime", "create_time");
    private final UserMapper userMapper;

    @GetMapping("/page")
    @PreAuthorize("@perm.has('system:user:list')")
    public R<PageResult<UserRow>> page(@Valid PageQuery query) {
        Page<User> page = userMapper.selectPage(query.toPage(SORTABLE, "id"), null);
        return R.ok(new PageResult<>(page.getRecords().stream().map(UserRow::of).toList(), page.getTotal()));
    }

    public record UserRow(Long id, String username, String name, Integer status, LocalDateTime createTime) {
        static UserRow of(User user) {
            return new UserRow(user.getId(), user.getUsername(), user.getName(), user.getStatus(), user.getCreateTime());
        }
    }
}
