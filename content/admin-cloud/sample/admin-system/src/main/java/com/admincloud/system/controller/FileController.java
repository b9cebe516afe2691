package com.admincloud.system.controller;

import com.admincloud.common.core.Action;
import com.admincloud.common.core.R;
import com.admincloud.common.web.OperLog;
import com.admincloud.system.entity.FileRecord;
import com.admincloud.system.service.FileService;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.NoSuchAlgorithmException;
import lombok.RequiredArgsConstructor;
import org.springframework.core.io.FileSystemResource;
import org.springframework.core.io.Resource;
import org.springframework.http.ContentDisposition;
import org.springframework.http.HttpHeaders;
import org.springframework.http.MediaType;
import org.springframework.http.ResponseEntity;
import org.springframework.security.access.prepost.PreAuthorize;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.multipart.MultipartFile;

@RestController
@RequestMapping("/system/file")
@RequiredArgsConstructor
public class FileController {
    private final FileService fileService;

    @PostMapping
    @PreAuthorize("isAuthenticated()")
    @OperLog(title = "File", action = Action.ADD, saveParams = false)
    public R<String> upload(@RequestParam MultipartFile file) throws IOException, NoSuchAlgorithmException {
        return R.ok(String.valueOf(fileService.save(file)));
    }

    // #region download
    @GetMapping("/{id}")
    @PreAuthorize("isAuthenticated()")
    public ResponseEntity<Resource> download(@PathVariable Long id) {
        FileRecord file = fileService.require(id);
        var disposition = ContentDisposition.attachment().filename(file.getName(), StandardCharsets.UTF_8).build();
        return ResponseEntity.ok()
                .header(HttpHeaders.CONTENT_DISPOSITION, disposition.toString())
                .header("X-Content-Type-Options", "nosniff")
                .contentType(MediaType.parseMediaType(file.getContentType()))
                .contentLength(file.getSize())
                .eTag(file.getSha256())
                .body(new FileSystemResource(fileService.pathOf(file)));
    }
    // #endregion
}
