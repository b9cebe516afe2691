package com.admincloud.crm.controller;

import com.admincloud.common.core.Action;
import com.admincloud.common.core.PageResult;
import com.admincloud.common.core.R;
import com.admincloud.common.web.OperLog;
import com.admincloud.common.web.RepeatSubmit;
import com.admincloud.crm.dto.CustomerQuery;
import com.admincloud.crm.dto.CustomerRow;
import com.admincloud.crm.dto.CustomerSave;
import com.admincloud.crm.dto.CustomerTransfer;
import com.admincloud.crm.service.CustomerService;
import io.swagger.v3.oas.annotations.Operation;
import jakarta.validation.Valid;
import lombok.RequiredArgsConstructor;
import org.springdoc.core.annotations.ParameterObject;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.PutMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequestMapping("/crm/customer")
@RequiredArgsConstructor
public class CustomerController {
    private final CustomerService customerService;

    // #region page
    @Operation(summary = "List customers by page", description = "Only customers within the data scope. Requires crm:customer:list.")
    @GetMapping("/page")
    @PreAuthorize("@perm.has('crm:customer:list')")
    public R<PageResult<CustomerRow>> page(@ParameterObject @Valid CustomerQuery query) {
        return R.ok(customerService.page(query));
    }
    // #endregion

    // #region create
    @Operation(summary = "Create a customer", description = "2001: a customer has this number. 429: submitted twice within three seconds.")
    @PostMapping
    @PreAuthorize("@perm.has('crm:customer:add')")
    @RepeatSubmit
    @OperLog(title = "Customer", action = Action.ADD)
    public R<String> create(@Valid @RequestBody CustomerSave form) {
        return R.ok(String.valueOf(customerService.create(form)));
    }
    // #endregion

    // #region guarded
    @PutMapping("/{id}")
    @PreAuthorize("@perm.has('crm:customer:edit')")
    @OperLog(title = "Customer", action = Action.EDIT)
    public R<Void> update(@PathVariable Long id, @Valid @RequestBody CustomerSave form) {
        customerService.update(id, form);
        return R.ok(null);
    }

    @PostMapping("/transfer")
    @PreAuthorize("@perm.any('crm:customer:edit', 'crm:customer:transfer')")
    @OperLog(title = "Customer", action = Action.EDIT)
    public R<Void> transfer(@Valid @RequestBody CustomerTransfer form) {
        customerService.transfer(form);
        return R.ok(null);
    }
    // #endregion

    // #region remove
    @DeleteMapping("/{id}")
    @PreAuthorize("@perm.has('crm:customer:remove')")
    @OperLog(title = "Customer", action = Action.REMOVE)
    public R<Void> remove(@PathVariable Long id) {
        customerService.remove(id);
        return R.ok(null);
    }
    // #endregion
}
