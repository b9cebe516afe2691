package com.admincloud.crm.dto;

import io.swagger.v3.oas.annotations.media.Schema;
import java.time.LocalDateTime;

public record CustomerRow(
        @Schema(description = "ID, a snowflake number as text", type = "string", example = "1934567890123456789") Long id,
        @Schema(description = "Name of the customer", example = "Acme") String name,
        @Schema(description = "Level: 1 ordinary, 2 important, 3 strategic", allowableValues = {"1", "2", "3"}) Integer level,
        @Schema(description = "Name of the department") String deptName,
        LocalDateTime createTime) {}
