package com.admincloud.common.cloud;

import com.admincloud.api.UserApi;
import java.util.Collection;
import java.util.Map;
import org.springframework.cloud.openfeign.FeignClient;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

@FeignClient(name = "admin-system", contextId = "userClient", fallbackFactory = UserFallback.class)
public interface UserClient extends UserApi {
    @Override
    @PostMapping("/inner/system/user/names")
    Map<Long, String> names(@RequestBody Collection<Long> ids);
}
