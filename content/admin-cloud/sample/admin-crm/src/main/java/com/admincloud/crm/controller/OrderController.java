package com.admincloud.crm.controller;

import com.admincloud.common.core.Action;
import com.admincloud.common.core.R;
import com.admincloud.common.web.OperLog;
import com.admincloud.common.web.RepeatSubmit;
import com.admincloud.crm.dto.OrderSave;
import com.admincloud.crm.service.OrderService;
import jakarta.validation.Valid;
import lombok.RequiredArgsConstructor;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/crm/order")
@RequiredArgsConstructor
public class OrderController {
    private final OrderService orderService;

    // #region create
    @PostMapping
    @PreAuthorize("@perm.has('crm:order:add')")
    @RepeatSubmit(interval = "5s")
    @OperLog(title = "Order", action = Action.ADD)
    public R<String> create(@Valid @RequestBody OrderSave form) {
        return R.ok(String.valueOf(orderService.create(form)));
    }
    // #endregion
}
