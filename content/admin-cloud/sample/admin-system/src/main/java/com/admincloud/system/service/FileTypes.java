package com.admincloud.system.service;

import com.admincloud.common.core.ServiceException;
import com.admincloud.common.core.SystemError;
import java.io.IOException;
import java.io.InputStream;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.springframework.web.multipart.MultipartFile;

final class FileTypes {
    private static final Map<String, List<String>> HEADS = Map.of(
            "jpg", List.of("ffd8ff"),
            "png", List.of("89504e470d0a1a0a"),
            "pdf", List.of("25504446"),
            "zip", List.of("504b0304", "504b0506"),
            "xlsx", List.of("504b0304"),
            "docx", List.of("504b0304"));

    private FileTypes() {}

    static String check(MultipartFile file, List<String> allowed) throws IOException {
        String name = String.valueOf(file.getOriginalFilename());
        String extension = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        try (InputStream stream = file.getInputStream()) {
            String head = HexFormat.of().formatHex(stream.readNBytes(8));
            boolean matches = HEADS.getOrDefault(extension, List.of()).stream().anyMatch(head::startsWith);
            if (!allowed.contains(extension) || !matches) {
                throw new ServiceException(SystemError.FILE_TYPE, name);
            }
        }
        return extension;
    }
}
