package com.admincloud.crm.service;

/** Text messages. Write a bean that calls your provider. */
public interface SmsClient {
    void welcome(Long customerId);
}
