package com.admincloud.boot;

import com.admincloud.common.core.AdminProperties;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;

@SpringBootApplication(scanBasePackages = "com.admincloud")
@EnableConfigurationProperties(AdminProperties.class)
@MapperScan("com.admincloud.**.mapper")
public class AdminBoot {
    public static void main(String[] args) {
        SpringApplication.run(AdminBoot.class, args);
    }
}
