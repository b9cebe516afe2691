package com.admincloud.crm.dto;

import com.admincloud.crm.entity.Contact;
import com.admincloud.crm.entity.Customer;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.List;

public record CustomerSave(
        @NotBlank(message = "{crm.customer.name}") @Size(max = 100) String name,
        @Pattern(regexp = "\\d{11}", message = "{crm.customer.mobile}") String mobile,
        @NotEmpty List<@Valid ContactSave> contacts) {

    public Customer toEntity() {
        Customer customer = new Customer();
        customer.setName(name);
        customer.setMobile(mobile);
        return customer;
    }

    public record ContactSave(@NotBlank @Size(max = 100) String name, @Size(max = 20) String mobile) {
        public Contact toEntity(Long customerId) {
            Contact contact = new Contact();
            contact.setCustomerId(customerId);
            contact.setName(name);
            contact.setMobile(mobile);
            return contact;
        }
    }
}
