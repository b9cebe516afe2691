package com.admincloud.crm.service;

import com.admincloud.crm.dto.OrderSave;
import com.admincloud.crm.entity.Order;
import com.admincloud.crm.mapper.OrderMapper;
import java.time.LocalDateTime;
import lombok.RequiredArgsConstructor;
import org.springframework.dao.DuplicateKeyException;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@RequiredArgsConstructor
public class OrderService {
    private final OrderMapper orderMapper;

    // #region create
    @Transactional(rollbackFor = Exception.class)
    public Long create(OrderSave form) {
        Order order = form.toEntity();
        try {
            orderMapper.insert(order);
            return order.getId();
        } catch (DuplicateKeyException e) {
            return orderMapper.selectIdByRequestNo(form.requestNo());
        }
    }
    // #endregion

    @Transactional(rollbackFor = Exception.class)
    public int closeBefore(LocalDateTime before) {
        return orderMapper.closeBefore(before);
    }
}
