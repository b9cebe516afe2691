package com.admincloud.common.mybatis;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.LoginUser;
import com.baomidou.dynamic.datasource.toolkit.DynamicDataSourceContextHolder;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import org.springframework.web.filter.OncePerRequestFilter;

public class TenantSourceFilter extends OncePerRequestFilter {
    @Override
    protected void doFilterInternal(HttpServletRequest request, HttpServletResponse response, FilterChain chain)
            throws ServletException, IOException {
        LoginUser user = AdminContext.user();
        String source = user == null ? null : user.dataSource();
        if (source == null || source.isEmpty()) {
            chain.doFilter(request, response);
            return;
        }
        DynamicDataSourceContextHolder.push(source);
        try {
            chain.doFilter(request, response);
        } finally {
            DynamicDataSourceContextHolder.poll();
        }
    }
}
