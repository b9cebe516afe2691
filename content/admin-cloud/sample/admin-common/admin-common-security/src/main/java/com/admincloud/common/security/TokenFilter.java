package com.admincloud.common.security;

import com.admincloud.common.core.AdminContext;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.util.List;
import lombok.RequiredArgsConstructor;
import org.springframework.http.HttpHeaders;
import org.springframework.security.authentication.UsernamePasswordAuthenticationToken;
import org.springframework.security.core.context.SecurityContextHolder;
import org.springframework.web.filter.OncePerRequestFilter;

@RequiredArgsConstructor
public class TokenFilter extends OncePerRequestFilter {
    private static final String PREFIX = "Bearer ";
    private final TokenService tokens;

    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        String header = request.getHeader(HttpHeaders.AUTHORIZATION);
        try {
            if (header != null && header.startsWith(PREFIX)) {
                tokens.find(header.substring(PREFIX.length())).ifPresent(user -> {
                    AdminContext.set(user);
                    var authentication = UsernamePasswordAuthenticationToken.authenticated(user, null, List.of());
                    SecurityContextHolder.getContext().setAuthentication(authentication);
                });
            }
            chain.doFilter(request, response);
        } finally {
            AdminContext.clear();
        }
    }
}
