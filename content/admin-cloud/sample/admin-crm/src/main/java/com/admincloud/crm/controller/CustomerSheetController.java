package com.admincloud.crm.controller;

import com.admincloud.common.core.Action;
import com.admincloud.common.core.R;
import com.admincloud.common.excel.ImportListener;
import com.admincloud.common.excel.ImportResult;
import com.admincloud.common.web.OperLog;
import com.admincloud.crm.dto.CustomerQuery;
import com.admincloud.crm.dto.CustomerSheet;
import com.admincloud.crm.service.CustomerSheetService;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.validation.Valid;
import jakarta.validation.Validator;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import lombok.RequiredArgsConstructor;
import org.apache.fesod.sheet.FesodSheet;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;

@RestController
@RequestMapping("/crm/customer")
@RequiredArgsConstructor
public class CustomerSheetController {
    private final CustomerSheetService sheets;
    private final Validator validator;

    // #region endpoints
    @PostMapping("/import")
    @PreAuthorize("@perm.has('crm:customer:import')")
    @OperLog(title = "Customer", action = Action.IMPORT, saveParams = false)
    public R<ImportResult> importSheet(@RequestParam MultipartFile file) throws IOException {
        var listener = new ImportListener<CustomerSheet>(validator, sheets::insertSheets);
        try (InputStream stream = file.getInputStream()) {
            FesodSheet.read(stream, CustomerSheet.class, listener).sheet().doRead();
        }
        return R.ok(listener.result());
    }

    @GetMapping("/export")
    @PreAuthorize("@perm.has('crm:customer:export')")
    @OperLog(title = "Customer", action = Action.EXPORT)
    public void export(@Valid CustomerQuery query, HttpServletResponse response) throws IOException {
        var disposition = ContentDisposition.attachment().filename("customers.xlsx", StandardCharsets.UTF_8).build();
        response.setContentType("application/vnd.openxmlformats-officedocument.spreadsheetml.sheet");
        response.setHeader(HttpHeaders.CONTENT_DISPOSITION, disposition.toString());
        sheets.export(query, response.getOutputStream());
    }
    // #endregion
}
