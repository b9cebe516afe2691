package com.admincloud.common.cloud;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.AdminProperties;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import lombok.RequiredArgsConstructor;
import org.springframework.web.filter.OncePerRequestFilter;

@RequiredArgsConstructor
public class InnerFilter extends OncePerRequestFilter {
    private final AdminProperties properties;

    @Override
    protected boolean shouldNotFilter(HttpServletRequest request) {
        return !request.getServletPath().startsWith("/inner/");
    }

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        byte[] expected = properties.cloud().innerToken().getBytes(StandardCharsets.UTF_8);
        byte[] given = String.valueOf(request.getHeader("X-Inner-Token")).getBytes(StandardCharsets.UTF_8);
        // Without a configured token, reject every call; otherwise, an empty header would match
        if (expected.length == 0 || !MessageDigest.isEqual(expected, given)) {
            response.sendError(HttpServletResponse.SC_NOT_FOUND);
            return;
        }
        try {
            AdminContext.enterTenant(Long.parseLong(request.getHeader("X-Tenant-Id")));
            chain.doFilter(request, response);
        } finally {
            AdminContext.clear();
        }
    }
}
