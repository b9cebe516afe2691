package com.admincloud.common.cloud;

import com.admincloud.api.AccountApi;
import com.admincloud.common.core.LoginUser;
import org.springframework.cloud.openfeign.FeignClient;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;

@FeignClient(name = "admin-system", contextId = "accountClient")
public interface AccountClient extends AccountApi {
    @Override
    @PostMapping("/inner/system/account/check")
    LoginUser check(@RequestBody Credentials credentials);
}
