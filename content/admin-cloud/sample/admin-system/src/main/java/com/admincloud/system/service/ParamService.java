package com.admincloud.system.service;

import com.admincloud.api.ParamApi;
import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.PageResult;
import com.admincloud.common.core.Param;
import com.admincloud.common.core.ServiceException;
import com.admincloud.common.core.SystemError;
import com.admincloud.common.mybatis.PageQuery;
import com.admincloud.system.mapper.ParamMapper;
import com.admincloud.system.mapper.ParamMapper.ParamRow;
import com.baomidou.mybatisplus.core.toolkit.IdWorker;
import com.baomidou.mybatisplus.extension.plugins.pagination.Page;
import java.time.Duration;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import lombok.extern.slf4j.Slf4j;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.data.redis.core.StringRedisTemplate;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.event.TransactionalEventListener;

@Slf4j
@Service
@RequiredArgsConstructor
public class ParamService implements ParamApi {
    private static final long PLATFORM = 1L;
    private static final String NONE = "\0";
    private final ParamMapper paramMapper;
    private final StringRedisTemplate redis;
    private final ApplicationEventPublisher events;

    @Override
    public <T> T get(Param<T> param) {
        Long tenant = AdminContext.tenantId();
        String cached = redis.opsForValue().get(cacheKey(tenant, param.key()));
        if (cached == null) {
            String own = paramMapper.selectValue(tenant, param.key());
            String stored = own != null ? own : paramMapper.selectValue(PLATFORM, param.key());
            cached = stored == null ? NONE : stored;
            redis.opsForValue().set(cacheKey(tenant, param.key()), cached, Duration.ofMinutes(30));
        }
        return NONE.equals(cached) ? param.fallback() : parse(param, cached);
    }

    public PageResult<ParamRow> page(PageQuery query) {
        Page<ParamRow> page = paramMapper.selectRows(query.toPage(Map.of(), "p.id"), AdminContext.tenantId());
        return new PageResult<>(page.getRecords(), page.getTotal());
    }

    @Transactional(rollbackFor = Exception.class)
    public void set(String key, String value) {
        int rows = paramMapper.upsert(IdWorker.getId(), AdminContext.tenantId(), key, value, AdminContext.userId());
        if (rows == 0) {
            throw new ServiceException(SystemError.NOT_FOUND, key);
        }
        events.publishEvent(new ParamChanged(AdminContext.tenantId(), key));
    }

    @Transactional(rollbackFor = Exception.class)
    public void remove(String key) {
        if (paramMapper.delete(AdminContext.tenantId(), key) == 0) {
            throw new ServiceException(SystemError.PARAM_BUILT_IN, key);
        }
        events.publishEvent(new ParamChanged(AdminContext.tenantId(), key));
    }

    @TransactionalEventListener
    public void onChanged(ParamChanged event) {
        redis.delete(cacheKey(event.tenantId(), event.key()));
    }

    private static <T> T parse(Param<T> param, String value) {
        try {
            return param.parse().apply(value);
        } catch (IllegalArgumentException e) {
            log.warn("parameter {} has the value \"{}\", using {}", param.key(), value, param.fallback());
            return param.fallback();
        }
    }

    private static String cacheKey(Long tenant, String key) {
        return "param:" + tenant + ":" + key;
    }

    public record ParamChanged(Long tenantId, String key) {}
}
