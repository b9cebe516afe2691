package com.admincloud.crm.service;

import lombok.extern.slf4j.Slf4j;
import org.springframework.context.annotation.Profile;
import org.springframework.stereotype.Component;

/** Writes messages to the log, so that development sends none. */
@Slf4j
@Component
@Profile("!prod")
public class LogSmsClient implements SmsClient {
    @Override
    public void welcome(Long customerId) {
        log.info("welcome message for customer {}", customerId);
    }
}
