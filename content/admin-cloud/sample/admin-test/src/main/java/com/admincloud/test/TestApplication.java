package com.admincloud.test;

import com.admincloud.common.core.AdminProperties;
import org.mybatis.spring.annotation.MapperScan;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.context.properties.EnableConfigurationProperties;

@SpringBootApplication(scanBasePackages = "com.admincloud")
@EnableConfigurationProperties(AdminProperties.class)
@MapperScan("com.admincloud.**.mapper")
public class TestApplication {}
