package com.admincloud.crm.service;

import com.admincloud.crm.dto.MonthlyRow;
import com.admincloud.crm.mapper.ReportMapper;
import com.baomidou.dynamic.datasource.annotation.DS;
import java.time.YearMonth;
import java.util.List;
import lombok.RequiredArgsConstructor;
import org.springframework.stereotype.Service;

@Service
@RequiredArgsConstructor
public class ReportService {
    private final ReportMapper reportMapper;

    @DS("report")
    public List<MonthlyRow> monthly(YearMonth month) {
        return reportMapper.selectMonthly(month.atDay(1), month.plusMonths(1).atDay(1));
    }

    @DS("erp")
    public long stock(String sku) {
        return reportMapper.selectStock(sku);
    }
}
