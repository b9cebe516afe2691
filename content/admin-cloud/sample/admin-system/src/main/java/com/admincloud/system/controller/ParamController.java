package com.admincloud.system.controller;

import com.admincloud.common.core.Action;
import com.admincloud.common.core.PageResult;
import com.admincloud.common.core.R;
import com.admincloud.common.mybatis.PageQuery;
import com.admincloud.common.web.OperLog;
import com.admincloud.system.mapper.ParamMapper.ParamRow;
import com.admincloud.system.service.ParamService;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import lombok.RequiredArgsConstructor;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/system/param")
@RequiredArgsConstructor
public class ParamController {
    private final ParamService paramService;

    @GetMapping("/page")
    @PreAuthorize("@perm.has('system:param:list')")
    public R<PageResult<ParamRow>> page(@Valid PageQuery query) {
        return R.ok(paramService.page(query));
    }

    @PutMapping("/{key}")
    @PreAuthorize("@perm.has('system:param:edit')")
    @OperLog(title = "Parameter", action = Action.EDIT)
    public R<Void> set(@PathVariable String key, @Valid @RequestBody ParamSave form) {
        paramService.set(key, form.value());
        return R.ok(null);
    }

    @DeleteMapping("/{key}")
    @PreAuthorize("@perm.has('system:param:edit')")
    @OperLog(title = "Parameter", action = Action.REMOVE)
    public R<Void> remove(@PathVariable String key) {
        paramService.remove(key);
        return R.ok(null);
    }

    public record ParamSave(@NotNull @Size(max = 2000) String value) {}
}
