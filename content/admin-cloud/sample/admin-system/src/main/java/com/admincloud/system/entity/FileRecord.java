package com.admincloud.system.entity;

import com.baomidou.mybatisplus.annotation.FieldFill;
import com.baomidou.mybatisplus.annotation.TableField;
import com.baomidou.mybatisplus.annotation.TableId;
import com.baomidou.mybatisplus.annotation.TableName;
import java.time.LocalDateTime;
import lombok.Getter;
import lombok.Setter;
import org.springframework.web.multipart.MultipartFile;

@Getter
@Setter
@TableName("sys_file")
public class FileRecord {
    @TableId
    private Long id;

    private String name;
    private String path;
    private Long size;
    private String contentType;
    private String sha256;

    @TableField(fill = FieldFill.INSERT)
    private Long createBy;

    @TableField(fill = FieldFill.INSERT)
    private LocalDateTime createTime;

    public static FileRecord of(long id, MultipartFile file, String path, String sha256) {
        FileRecord result = new FileRecord();
        result.setId(id);
        result.setName(file.getOriginalFilename());
        result.setPath(path);
        result.setSize(file.getSize());
        result.setContentType(file.getContentType() == null ? "application/octet-stream" : file.getContentType());
        result.setSha256(sha256);
        return result;
    }
}
