package com.admincloud.server;

import com.admincloud.common.core.AdminProperties;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;
import org.springframework.cloud.openfeign.EnableFeignClients;

@SpringBootApplication(scanBasePackages = {"com.admincloud.system", "com.admincloud.common"})
@EnableConfigurationProperties(AdminProperties.class)
@EnableFeignClients("com.admincloud.common.cloud")
@MapperScan("com.admincloud.**.mapper")
public class SystemServer {
    public static void main(String[] args) {
        SpringApplication.run(SystemServer.class, args);
    }
}
