package com.admincloud.common.web;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.AdminProperties;
import com.admincloud.common.core.RepeatedException;
import jakarta.servlet.http.HttpServletRequest;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import lombok.RequiredArgsConstructor;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;
import org.springframework.boot.convert.DurationStyle;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Component;
import org.springframework.util.DigestUtils;
import org.springframework.web.multipart.MultipartFile;
import tools.jackson.databind.json.JsonMapper;

@Aspect
@Component
@RequiredArgsConstructor
public class RepeatSubmitAspect {
    private final StringRedisTemplate redis;
    private final HttpServletRequest request;
    private final AdminProperties properties;
    private final JsonMapper json;

    @Around("@annotation(repeat)")
    public Object around(ProceedingJoinPoint point, RepeatSubmit repeat) throws Throwable {
        Duration interval = repeat.interval().isEmpty()
                ? properties.repeat().interval()
                : DurationStyle.detectAndParse(repeat.interval());
        String key = "repeat:" + digest(point.getArgs());
        if (!Boolean.TRUE.equals(redis.opsForValue().setIfAbsent(key, "1", interval))) {
            throw new RepeatedException();
        }
        try {
            return point.proceed();
        } catch (Throwable e) {
            if (repeat.releaseOnError()) {
                redis.delete(key);
            }
            throw e;
        }
    }

    private String digest(Object[] args) {
        var plain = Arrays.stream(args).filter(arg -> !(arg instanceof MultipartFile)).toList();
        String text = AdminContext.userId() + " " + request.getMethod() + " " + request.getRequestURI() + " "
                + json.writeValueAsString(plain);
        return DigestUtils.md5DigestAsHex(text.getBytes(StandardCharsets.UTF_8));
    }
}
