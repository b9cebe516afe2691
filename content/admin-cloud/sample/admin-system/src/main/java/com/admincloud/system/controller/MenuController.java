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
    /** Sections of the header in Admin Plus. All groups belong to the first one. */
    private static final List<Section> SECTIONS = List.of(new Section("home", "/", "$t:menu.home", "md-home"));
    private final MenuMapper menuMapper;
    private final PermissionService perm;

    @PostMapping("/list")
    @PreAuthorize("isAuthenticated()")
    public R<Menus> list() {
        List<MenuEntry> allowed = menuMapper.selectEntries(AdminContext.tenantId()).stream()
                .filter(entry -> entry.auth() == null || perm.has(entry.auth()))
                .toList();
        return R.ok(new Menus(SECTIONS, itemsOf(ROOT, SECTIONS.get(0).name(), allowed)));
    }

    private static List<MenuItem> itemsOf(long parent, String header, List<MenuEntry> entries) {
        return entries.stream()
                .filter(entry -> entry.parentId() == parent)
                .map(entry -> itemOf(entry, header, itemsOf(entry.id(), null, entries)))
                .filter(item -> !item.isEmptyGroup())
                .toList();
    }

    // A group has no page: its path only identifies it
    private static MenuItem itemOf(MenuEntry entry, String header, List<MenuItem> children) {
        boolean isGroup = entry.path() == null;
        String path = isGroup ? "menu-" + entry.id() : entry.path();
        return new MenuItem(path, entry.title(), entry.icon(), header, isGroup ? children : null);
    }

    /** {@code header} is the menu at the top, {@code sider} the one on the left. */
    public record Menus(List<Section> header, List<MenuItem> sider) {}

    public record Section(String name, String path, String title, String icon) {}

    /** {@code header} is the name of the section and only set at the top level; {@code children} is null for a page. */
    public record MenuItem(String path, String title, String icon, String header, List<MenuItem> children) {
        boolean isEmptyGroup() {
            return children != null && children.isEmpty();
        }
    }
}
