package com.admincloud.system.controller;

import com.admincloud.api.UserApi;
import com.admincloud.system.service.UserService;
import java.util.Collection;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;

@RestController
@RequiredArgsConstructor
public class UserApiController implements UserApi {
    private final UserService userService;

    @Override
    @PostMapping("/inner/system/user/names")
    public Map<Long, String> names(@RequestBody Collection<Long> ids) {
        return userService.names(ids);
    }
}
