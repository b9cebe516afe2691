package com.admincloud.system.controller;

import com.admincloud.api.AccountApi;
import com.admincloud.common.core.LoginUser;
import com.admincloud.system.service.AccountService;
import lombok.RequiredArgsConstructor;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequiredArgsConstructor
public class AccountApiController implements AccountApi {
    private final AccountService accounts;

    @Override
    @PostMapping("/inner/system/account/check")
    public LoginUser check(@RequestBody Credentials credentials) {
        return accounts.check(credentials.tenant(), credentials.username(), credentials.password());
    }
}
