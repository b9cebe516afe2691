package com.admincloud.system.controller;

import com.admincloud.common.core.R;
import com.admincloud.system.mapper.I18nMapper;
import com.admincloud.system.mapper.I18nMapper.Text;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/system/i18n")
@RequiredArgsConstructor
public class I18nController {
    private final I18nMapper i18nMapper;

    /** Texts by locale. Dots in a key become levels, as vue-i18n expects. */
    @PostMapping("/list")
    @PreAuthorize("isAuthenticated()")
    public R<Map<String, Object>> list() {
        Map<String, Object> result = new LinkedHashMap<>();
        for (Text text : i18nMapper.selectTexts()) {
            put(result, text.locale() + "." + text.key(), text.value());
        }
        return R.ok(result);
    }

    @SuppressWarnings("unchecked")
    private static void put(Map<String, Object> root, String key, String value) {
        Map<String, Object> level = root;
        Iterator<String> parts = List.of(key.split("\\.")).iterator();
        String part = parts.next();
        while (parts.hasNext()) {
            level = (Map<String, Object>) level.computeIfAbsent(part, name -> new LinkedHashMap<String, Object>());
            part = parts.next();
        }
        level.put(part, value);
    }
}
