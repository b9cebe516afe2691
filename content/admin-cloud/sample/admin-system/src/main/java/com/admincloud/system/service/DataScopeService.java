package com.admincloud.system.service;

import com.admincloud.common.core.DataScopes;
import com.admincloud.system.entity.Role;
import com.admincloud.system.entity.User;
import com.admincloud.system.mapper.DeptMapper;
import com.admincloud.system.mapper.RoleMapper;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;

@Service
@RequiredArgsConstructor
public class DataScopeService {
    private final DeptMapper deptMapper;
    private final RoleMapper roleMapper;

    public DataScopes of(User user, List<Role> roles) {
        Set<Long> deptIds = new HashSet<>();
        boolean all = false;
        boolean self = false;
        for (Role role : roles) {
            switch (role.getDataScope()) {
                case ALL -> all = true;
                case CUSTOM -> deptIds.addAll(roleMapper.selectDeptIds(role.getId()));
                case DEPT_AND_BELOW -> deptIds.addAll(deptMapper.selectSelfAndBelow(user.getDeptId()));
                case DEPT -> deptIds.add(user.getDeptId());
                case SELF -> self = true;
            }
        }
        return new DataScopes(all, deptIds, self);
    }
}
