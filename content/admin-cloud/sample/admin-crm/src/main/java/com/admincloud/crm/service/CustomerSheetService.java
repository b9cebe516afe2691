package com.admincloud.crm.service;

import com.admincloud.common.core.AdminContext;
import com.admincloud.crm.dto.CustomerQuery;
import com.admincloud.crm.dto.CustomerSheet;
import com.admincloud.crm.entity.Customer;
import com.admincloud.crm.mapper.CustomerMapper;
import java.io.OutputStream;
import java.util.List;
import lombok.RequiredArgsConstructor;
import org.apache.fesod.sheet.ExcelWriter;
import org.apache.fesod.sheet.FesodSheet;
import org.apache.fesod.sheet.write.metadata.WriteSheet;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@RequiredArgsConstructor
public class CustomerSheetService {
    private final CustomerMapper customerMapper;

    @Transactional(rollbackFor = Exception.class)
    public void insertSheets(List<CustomerSheet> sheets) {
        customerMapper.insert(sheets.stream().map(CustomerSheetService::toEntity).toList());
    }

    // #region export
    public void export(CustomerQuery query, OutputStream out) {
        try (ExcelWriter writer = FesodSheet.write(out, CustomerSheet.class).build()) {
            WriteSheet sheet = FesodSheet.writerSheet("Customers").build();
            long after = 0;
            List<Customer> rows;
            do {
                rows = customerMapper.selectAfter(query, after, 1000);
                writer.write(rows.stream().map(CustomerSheetService::toSheet).toList(), sheet);
                after = rows.isEmpty() ? after : rows.get(rows.size() - 1).getId();
            } while (rows.size() == 1000);
        }
    }
    // #endregion

    private static Customer toEntity(CustomerSheet sheet) {
        Customer customer = new Customer();
        customer.setName(sheet.getName());
        customer.setLevel(sheet.getLevel());
        customer.setMobile(sheet.getMobile());
        customer.setOwnerId(AdminContext.userId());
        customer.setDeptId(AdminContext.user().deptId());
        return customer;
    }

    private static CustomerSheet toSheet(Customer customer) {
        CustomerSheet sheet = new CustomerSheet();
        sheet.setName(customer.getName());
        sheet.setLevel(customer.getLevel());
        sheet.setMobile(customer.getMobile());
        return sheet;
    }
}
