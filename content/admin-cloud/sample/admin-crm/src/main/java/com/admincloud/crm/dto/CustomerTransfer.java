package com.admincloud.crm.dto;

import jakarta.validation.constraints.NotNull;

public record CustomerTransfer(@NotNull Long customerId, @NotNull Long ownerId) {}
