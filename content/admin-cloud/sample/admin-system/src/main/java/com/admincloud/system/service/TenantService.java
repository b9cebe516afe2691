package com.admincloud.system.service;

import com.admincloud.api.TenantApi;
import com.admincloud.system.mapper.TenantMapper;
import java.util.List;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;

@Service
@RequiredArgsConstructor
public class TenantService implements TenantApi {
    private final TenantMapper tenantMapper;

    @Override
    public List<Long> activeIds() {
        return tenantMapper.selectActiveIds();
    }
}
