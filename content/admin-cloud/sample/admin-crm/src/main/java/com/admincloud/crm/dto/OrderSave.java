package com.admincloud.crm.dto;

import com.admincloud.crm.entity.Order;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Positive;
import jakarta.validation.constraints.Size;
import java.math.BigDecimal;

/** The client generates {@code requestNo} when the form opens, and sends the same one with each attempt. */
public record OrderSave(@NotNull Long customerId, @NotBlank @Size(max = 64) String requestNo, @NotNull @Positive BigDecimal amount) {
    public Order toEntity() {
        Order order = new Order();
        order.setCustomerId(customerId);
        order.setRequestNo(requestNo);
        order.setAmount(amount);
        order.setStatus(0);
        return order;
    }
}
