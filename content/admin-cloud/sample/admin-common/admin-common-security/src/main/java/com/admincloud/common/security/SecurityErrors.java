package com.admincloud.common.security;

import com.admincloud.common.core.R;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import lombok.RequiredArgsConstructor;
import org.springframework.context.MessageSource;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.security.access.AccessDeniedException;
import org.springframework.security.core.AuthenticationException;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.access.AccessDeniedHandler;
import org.springframework.stereotype.Component;
import tools.jackson.databind.json.JsonMapper;

/** Error responses of the security filters, to which {@code @RestControllerAdvice} does not apply. */
@Component
@RequiredArgsConstructor
public class SecurityErrors implements AuthenticationEntryPoint, AccessDeniedHandler {
    private final MessageSource messages;
    private final JsonMapper json;

    @Override
    public void commence(HttpServletRequest request, HttpServletResponse response, AuthenticationException e) throws IOException {
        reply(response, HttpStatus.UNAUTHORIZED, "error.401", request.getLocale());
    }

    @Override
    public void handle(HttpServletRequest request, HttpServletResponse response, AccessDeniedException e) throws IOException {
        reply(response, HttpStatus.FORBIDDEN, "error.denied", request.getLocale());
    }

    private void reply(HttpServletResponse response, HttpStatus status, String key, Locale locale) throws IOException {
        response.setStatus(status.value());
        response.setContentType(MediaType.APPLICATION_JSON_VALUE);
        response.setCharacterEncoding(StandardCharsets.UTF_8.name());
        String text = messages.getMessage(key, null, key, locale);
        response.getWriter().write(json.writeValueAsString(R.fail(status.value(), text)));
    }
}
