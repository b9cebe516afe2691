package com.admincloud.common.web;

import com.admincloud.common.core.R;
import com.admincloud.common.core.RepeatedException;
import com.admincloud.common.core.ServiceException;
import java.util.stream.Collectors;
import lombok.RequiredArgsConstructor;
import lombok.extern.slf4j.Slf4j;
import org.slf4j.MDC;
import org.springframework.beans.TypeMismatchException;
import org.springframework.context.MessageSource;
import org.springframework.context.i18n.LocaleContextHolder;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.http.converter.HttpMessageNotReadableException;
import org.springframework.security.authorization.AuthorizationDeniedException;
import org.springframework.validation.BindException;
import org.springframework.web.ErrorResponse;
import org.springframework.web.bind.annotation.ExceptionHandler;
import org.springframework.web.bind.annotation.RestControllerAdvice;

@Slf4j
@RestControllerAdvice
@RequiredArgsConstructor
public class GlobalExceptionHandler {
    private final MessageSource messages;

    @ExceptionHandler(ServiceException.class)
    ResponseEntity<R<Void>> onBusiness(ServiceException e) {
        int code = e.getError().code();
        HttpStatus status = code < 1000 ? HttpStatus.valueOf(code) : HttpStatus.OK;
        return ResponseEntity.status(status).body(R.fail(code, text(e.getError().key(), e.getArgs())));
    }

    @ExceptionHandler(RepeatedException.class)
    ResponseEntity<R<Void>> onRepeated() {
        return reply(HttpStatus.TOO_MANY_REQUESTS, text("error.429"));
    }

    @ExceptionHandler(BindException.class)
    ResponseEntity<R<Void>> onInvalid(BindException e) {
        String text = e.getFieldErrors().stream()
                .map(error -> error.getField() + ": " + error.getDefaultMessage())
                .collect(Collectors.joining("; "));
        return reply(HttpStatus.BAD_REQUEST, text);
    }

    @ExceptionHandler({HttpMessageNotReadableException.class, TypeMismatchException.class})
    ResponseEntity<R<Void>> onUnreadable() {
        return reply(HttpStatus.BAD_REQUEST, text("error.400"));
    }

    @ExceptionHandler(AuthorizationDeniedException.class)
    ResponseEntity<R<Void>> onDenied() {
        return reply(HttpStatus.FORBIDDEN, text("error.denied"));
    }

    @ExceptionHandler(DuplicateKeyException.class)
    R<Void> onDuplicate(DuplicateKeyException e) {
        log.info("duplicate key: {}", e.getMessage());
        return R.fail(1000, text("error.duplicate"));
    }

    @ExceptionHandler(Exception.class)
    ResponseEntity<R<Void>> onOther(Exception e) {
        // Spring's own exceptions (404, 405, 413 …) carry a status
        if (e instanceof ErrorResponse known) {
            HttpStatus status = HttpStatus.valueOf(known.getStatusCode().value());
            return reply(status, text("error." + status.value()));
        }
        log.error("unexpected", e);
        return reply(HttpStatus.INTERNAL_SERVER_ERROR, text("error.500", MDC.get("traceId")));
    }

    private static ResponseEntity<R<Void>> reply(HttpStatus status, String text) {
        return ResponseEntity.status(status).body(R.fail(status.value(), text));
    }

    private String text(String key, Object... args) {
        return messages.getMessage(key, args, key, LocaleContextHolder.getLocale());
    }
}
