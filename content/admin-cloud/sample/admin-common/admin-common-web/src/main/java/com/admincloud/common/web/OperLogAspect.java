package com.admincloud.common.web;

import com.admincloud.common.core.AdminContext;
import jakarta.servlet.http.HttpServletRequest;
import java.util.Arrays;
import java.util.List;
import lombok.RequiredArgsConstructor;
import org.aspectj.lang.ProceedingJoinPoint;
import org.aspectj.lang.annotation.Around;
import org.aspectj.lang.annotation.Aspect;
import org.slf4j.MDC;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Component;
import org.springframework.web.multipart.MultipartFile;
import tools.jackson.databind.json.JsonMapper;

@Aspect
@Component
@RequiredArgsConstructor
public class OperLogAspect {
    private static final int MAX_PARAMS = 2000;
    private final ApplicationEventPublisher events;
    private final HttpServletRequest request;
    private final JsonMapper json;

    @Around("@annotation(log)")
    public Object around(ProceedingJoinPoint point, OperLog log) throws Throwable {
        long start = System.nanoTime();
        String error = null;
        try {
            return point.proceed();
        } catch (Throwable e) {
            error = e.toString();
            throw e;
        } finally {
            long cost = (System.nanoTime() - start) / 1_000_000;
            String params = log.saveParams() ? params(point.getArgs()) : null;
            events.publishEvent(new OperLogged(AdminContext.user(), log.title(), log.action(), request.getMethod(),
                    request.getRequestURI(), request.getRemoteAddr(), params, error, cost, MDC.get("traceId")));
        }
    }

    private String params(Object[] args) {
        List<Object> plain = Arrays.stream(args)
                .filter(arg -> !(arg instanceof MultipartFile) && !(arg instanceof jakarta.servlet.ServletResponse))
                .toList();
        String text = Masks.apply(json.writeValueAsString(plain));
        return text.length() > MAX_PARAMS ? text.substring(0, MAX_PARAMS) : text;
    }
}
