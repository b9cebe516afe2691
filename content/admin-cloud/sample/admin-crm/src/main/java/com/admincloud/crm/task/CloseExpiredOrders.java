package com.admincloud.crm.task;

import com.admincloud.api.TenantApi;
import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.AdminTask;
import com.admincloud.crm.service.OrderService;
import java.time.Duration;
import java.time.LocalDateTime;
import lombok.RequiredArgsConstructor;
import lombok.extern.slf4j.Slf4j;
import org.springframework.stereotype.Component;

@Slf4j
@Component("closeExpiredOrders")
@RequiredArgsConstructor
public class CloseExpiredOrders implements AdminTask {
    private final TenantApi tenants;
    private final OrderService orders;

    @Override
    public void run(String param) {
        LocalDateTime before = LocalDateTime.now().minus(Duration.parse(param));
        for (Long tenant : tenants.activeIds()) {
            try {
                AdminContext.asTenant(tenant, () -> orders.closeBefore(before));
            } catch (RuntimeException e) {
                // One tenant's failure does not stop the others
                log.error("closing orders of tenant {} failed", tenant, e);
            }
        }
    }
}
