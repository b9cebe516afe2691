package com.admincloud.common.cloud;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.AdminProperties;
import feign.RequestInterceptor;
import feign.RequestTemplate;
import jakarta.servlet.http.HttpServletRequest;
import java.util.List;
import lombok.RequiredArgsConstructor;
import org.slf4j.MDC;
import org.springframework.stereotype.Component;
import org.springframework.web.context.request.RequestContextHolder;
import org.springframework.web.context.request.ServletRequestAttributes;

@Component
@RequiredArgsConstructor
public class ForwardInterceptor implements RequestInterceptor {
    private static final List<String> HEADERS = List.of("Authorization", "Accept-Language", "X-Developer");
    private final AdminProperties properties;

    @Override
    public void apply(RequestTemplate template) {
        if (RequestContextHolder.getRequestAttributes() instanceof ServletRequestAttributes attributes) {
            HttpServletRequest request = attributes.getRequest();
            for (String name : HEADERS) {
                String value = request.getHeader(name);
                if (value != null) {
                    template.header(name, value);
                }
            }
        }
        if (template.path().startsWith("/inner/")) {
            template.header("X-Inner-Token", properties.cloud().innerToken());
            template.header("X-Tenant-Id", String.valueOf(AdminContext.tenantIdOrZero()));
        }
        String trace = MDC.get("traceId");
        if (trace != null) {
            template.header("X-Trace-Id", trace);
        }
    }
}
