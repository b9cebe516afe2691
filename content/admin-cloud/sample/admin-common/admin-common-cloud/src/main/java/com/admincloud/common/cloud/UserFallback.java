package com.admincloud.common.cloud;

import java.util.Collection;
import java.util.Map;
import lombok.extern.slf4j.Slf4j;
import org.springframework.cloud.openfeign.FallbackFactory;
import org.springframework.stereotype.Component;

@Slf4j
@Component
public class UserFallback implements FallbackFactory<UserClient> {
    @Override
    public UserClient create(Throwable cause) {
        log.warn("user names are not available: {}", cause.toString());
        return new UserClient() {
            @Override
            public Map<Long, String> names(Collection<Long> ids) {
                return Map.of();
            }
        };
    }
}
