package com.admincloud.system.service;

import com.admincloud.system.entity.User;
import com.admincloud.system.mapper.UserMapper;
import java.util.Collection;
import java.util.Map;
import java.util.stream.Collectors;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;

@Service
@RequiredArgsConstructor
public class UserService {
    private final UserMapper userMapper;

    public Map<Long, String> names(Collection<Long> ids) {
        if (ids.isEmpty()) {
            return Map.of();
        }
        return userMapper.selectByIds(ids).stream().collect(Collectors.toMap(User::getId, User::getName));
    }
}
