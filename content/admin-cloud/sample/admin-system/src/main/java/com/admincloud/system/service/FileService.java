package com.admincloud.system.service;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.AdminProperties;
import com.admincloud.common.core.ServiceException;
import com.admincloud.common.core.SystemError;
import com.admincloud.system.entity.FileRecord;
import com.admincloud.system.mapper.FileMapper;
import com.baomidou.mybatisplus.core.toolkit.IdWorker;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.DigestInputStream;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.YearMonth;
import java.util.HexFormat;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.multipart.MultipartFile;

@Service
@RequiredArgsConstructor
public class FileService {
    private final FileMapper fileMapper;
    private final AdminProperties properties;

    // #region save
    @Transactional(rollbackFor = Exception.class)
    public Long save(MultipartFile file) throws IOException, NoSuchAlgorithmException {
        FileTypes.check(file, properties.file().extensions());
        long id = IdWorker.getId();
        String path = AdminContext.tenantId() + "/" + YearMonth.now() + "/" + id;
        Path target = properties.file().root().resolve(path);
        Files.createDirectories(target.getParent());
        Path temporary = Files.createTempFile(target.getParent(), "upload", null);
        MessageDigest digest = MessageDigest.getInstance("SHA-256");
        try (InputStream in = new DigestInputStream(file.getInputStream(), digest)) {
            Files.copy(in, temporary, StandardCopyOption.REPLACE_EXISTING);
        }
        Files.move(temporary, target, StandardCopyOption.ATOMIC_MOVE);
        fileMapper.insert(FileRecord.of(id, file, path, HexFormat.of().formatHex(digest.digest())));
        return id;
    }
    // #endregion

    public FileRecord require(Long id) {
        FileRecord file = fileMapper.selectById(id);
        if (file == null) {
            throw new ServiceException(SystemError.NOT_FOUND, id);
        }
        return file;
    }

    public Path pathOf(FileRecord file) {
        return properties.file().root().resolve(file.getPath());
    }
}
