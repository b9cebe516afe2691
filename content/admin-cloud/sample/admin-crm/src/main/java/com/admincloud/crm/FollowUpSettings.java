package com.admincloud.crm;

import lombok.Getter;
import lombok.Setter;
import org.springframework.boot.context.properties.ConfigurationProperties;

@Getter
@Setter
@ConfigurationProperties("crm.follow-up")
public class FollowUpSettings {
    private int days = 7;
    private boolean remind = true;
}
