package com.admincloud.crm.service;

import com.admincloud.crm.entity.Customer;
import java.util.Locale;
import lombok.RequiredArgsConstructor;
import org.springframework.context.MessageSource;
import org.springframework.stereotype.Service;

@Service
@RequiredArgsConstructor
public class ReminderService {
    private final MessageSource messages;

    // #region text
    public String text(String receiverLocale, Customer customer) {
        Locale locale = Locale.forLanguageTag(receiverLocale);
        return messages.getMessage("crm.reminder", new Object[] {customer.getName()}, locale);
    }
    // #endregion
}
