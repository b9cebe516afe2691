package com.admincloud.system.controller;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.R;
import com.admincloud.common.security.PermissionService;
import com.admincloud.system.mapper.MenuMapper;
import com.admincloud.system.mapper.MenuMapper.MenuEntry;
import java.util.List;
import lombok.RequiredArgsConstructor;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/system/menu")
@RequiredArgsConstructor
public class MenuController {
    private static final long ROOT = 0L;
    private final MenuMapper menuMapper;
    private final PermissionService perm;

    @PostMapping("/list")
    @PreAuthorize("isAuthenticated()")
    public R<Menus> list() {
        List<MenuEntry> allowed = menuMapper.selectEntries(AdminContext.tenantId()).stream()
                .filter(entry -> entry.auth() == null || perm.has(entry.auth()))
                .toList();
        List<MenuItem> header = childrenOf(ROOT, allowed);
        return R.ok(new Menus(header, header));
    }

    private static List<MenuItem> childrenOf(long parent, List<MenuEntry> entries) {
        return entries.stream()
                .filter(entry -> entry.parentId() == parent)
                .map(entry -> new MenuItem(entry.path(), entry.title(), entry.icon(), childrenOf(entry.id(), entries)))
                .toList();
    }

    /** {@code header} is the menu at the top, {@code sider} the one on the left. */
    public record Menus(List<MenuItem> header, List<MenuItem> sider) {}

    public record MenuItem(String path, String title, String icon, List<MenuItem> children) {}
}
