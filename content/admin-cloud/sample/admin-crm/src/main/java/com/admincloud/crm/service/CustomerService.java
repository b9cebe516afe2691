package com.admincloud.crm.service;

import com.admincloud.common.core.AdminContext;
import com.admincloud.common.core.PageResult;
import com.admincloud.common.core.ServiceException;
import com.admincloud.common.core.SystemError;
import com.admincloud.crm.CrmError;
import com.admincloud.crm.dto.CustomerQuery;
import com.admincloud.crm.dto.CustomerRow;
import com.admincloud.crm.dto.CustomerSave;
import com.admincloud.crm.dto.CustomerTransfer;
import com.admincloud.crm.entity.Customer;
import com.admincloud.crm.mapper.ContactMapper;
import com.admincloud.crm.mapper.CustomerMapper;
import java.util.Map;
import lombok.RequiredArgsConstructor;
import org.springframework.context.ApplicationEventPublisher;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;

@Service
@RequiredArgsConstructor
public class CustomerService {
    // #region page
    private static final Map<String, String> SORTABLE = Map.of("name", "c.name", "createTime", "c.create_time");
    // #endregion
    private final CustomerMapper customerMapper;
    private final ContactMapper contactMapper;
    private final ApplicationEventPublisher events;

    // #region list
    public PageResult<CustomerRow> page(CustomerQuery query) {
        var page = customerMapper.selectRows(query.toPage(SORTABLE, "c.id"), query);
        return new PageResult<>(page.getRecords(), page.getTotal());
    }
    // #endregion

    // #region create
    // By default, checked exceptions do not cause a rollback, so rollbackFor includes them
    @Transactional(rollbackFor = Exception.class)
    public Long create(CustomerSave form) {
        // #region duplicate
        if (customerMapper.countByMobile(form.mobile()) > 0) {
            throw new ServiceException(CrmError.CUSTOMER_DUPLICATE, form.mobile());
        }
        // #endregion
        Customer customer = form.toEntity();
        customer.setOwnerId(AdminContext.userId());
        customer.setDeptId(AdminContext.user().deptId());
        customerMapper.insert(customer);
        insertContacts(customer.getId(), form);
        events.publishEvent(new CustomerCreated(customer.getId()));
        return customer.getId();
    }
    // #endregion

    @Transactional(rollbackFor = Exception.class)
    public void update(Long id, CustomerSave form) {
        Customer customer = form.toEntity();
        customer.setId(id);
        requireChange(customerMapper.updateById(customer), id);
        contactMapper.removeByCustomer(id);
        insertContacts(id, form);
    }

    // #region rename
    @Transactional(rollbackFor = Exception.class)
    public void rename(Long id, String name, Integer version) {
        Customer customer = new Customer();
        customer.setId(id);
        customer.setName(name);
        customer.setVersion(version);
        if (customerMapper.updateById(customer) == 0) {
            throw new ServiceException(CrmError.CUSTOMER_CHANGED, name);
        }
    }
    // #endregion

    @Transactional(rollbackFor = Exception.class)
    public void transfer(CustomerTransfer form) {
        Customer customer = new Customer();
        customer.setId(form.customerId());
        customer.setOwnerId(form.ownerId());
        requireChange(customerMapper.updateById(customer), form.customerId());
    }

    @Transactional(rollbackFor = Exception.class)
    public void remove(Long id) {
        requireChange(customerMapper.deleteById(id), id);
        contactMapper.removeByCustomer(id);
    }

    private void insertContacts(Long customerId, CustomerSave form) {
        form.contacts().forEach(contact -> contactMapper.insert(contact.toEntity(customerId)));
    }

    // A record of another tenant or outside the data scope: the statement changes 0 rows
    private static void requireChange(int rows, Long id) {
        if (rows == 0) {
            throw new ServiceException(SystemError.NOT_FOUND, id);
        }
    }

    public record CustomerCreated(Long id) {}
}
