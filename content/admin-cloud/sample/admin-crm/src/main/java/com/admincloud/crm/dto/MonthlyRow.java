package com.admincloud.crm.dto;

import java.math.BigDecimal;
import java.time.LocalDate;

public record MonthlyRow(LocalDate day, long orders, BigDecimal amount) {}
