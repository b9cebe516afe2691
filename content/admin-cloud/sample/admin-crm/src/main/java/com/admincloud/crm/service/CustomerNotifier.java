package com.admincloud.crm.service;

import com.admincloud.crm.service.CustomerService.CustomerCreated;
import lombok.RequiredArgsConstructor;
import lombok.extern.slf4j.Slf4j;
import org.springframework.stereotype.Component;
import org.springframework.transaction.event.TransactionPhase;
import org.springframework.transaction.event.TransactionalEventListener;

@Slf4j
@Component
@RequiredArgsConstructor
public class CustomerNotifier {
    private final SmsClient sms;

    @TransactionalEventListener(phase = TransactionPhase.AFTER_COMMIT)
    public void onCreated(CustomerCreated event) {
        try {
            sms.welcome(event.id());
        } catch (RuntimeException e) {
            // The data is committed; a failure here must not fail the request
            log.warn("welcome message of customer {} failed", event.id(), e);
        }
    }
}
