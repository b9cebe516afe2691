package com.admincloud.common.core;

import jakarta.validation.Valid;
import jakarta.validation.constraints.Min;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.validation.annotation.Validated;

/** All settings that begin with {@code admin.}. With a value of the wrong type, the application does not start. */
@Validated
@ConfigurationProperties("admin")
public record AdminProperties(
        @DefaultValue @Valid Tenant tenant,
        @DefaultValue @Valid Security security,
        @DefaultValue @Valid File file,
        @DefaultValue @Valid Repeat repeat,
        @DefaultValue @Valid Cloud cloud) {

    public record Tenant(@DefaultValue("true") boolean enabled, @DefaultValue List<String> ignoreTables) {}

    public record Security(
            @DefaultValue("2h") Duration tokenTtl,
            @DefaultValue("5") @Min(1) int maxFailures,
            @DefaultValue("3") @Min(0) int captchaAfter,
            @DefaultValue("10m") Duration lock,
            @DefaultValue({"/account/login", "/account/captcha", "/actuator/health/**"}) List<String> permitAll) {}

    public record File(
            @DefaultValue("./files") Path root,
            @DefaultValue({"jpg", "png", "pdf", "xlsx", "docx", "zip"}) List<String> extensions) {}

    public record Repeat(@DefaultValue("3s") Duration interval) {}

    public record Cloud(@DefaultValue("") String innerToken) {}
}
