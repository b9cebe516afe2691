package com.admincloud.server;

import com.admincloud.common.core.AdminProperties;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.cloud.openfeign.EnableFeignClients;

@SpringBootApplication(scanBasePackages = {"com.admincloud.job", "com.admincloud.common"})
@EnableConfigurationProperties(AdminProperties.class)
@EnableFeignClients("com.admincloud.common.cloud")
public class JobServer {
    public static void main(String[] args) {
        SpringApplication.run(JobServer.class, args);
    }
}
