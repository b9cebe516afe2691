package com.admincloud.common.cloud;

import com.admincloud.common.core.AdminProperties;
import org.springframework.boot.web.servlet.FilterRegistrationBean;
import org.springframework.cloud.loadbalancer.annotation.LoadBalancerClients;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;

@Configuration(proxyBeanMethods = false)
@LoadBalancerClients(defaultConfiguration = DeveloperConfig.class)
public class CloudConfig {
    @Bean
    FilterRegistrationBean<InnerFilter> innerFilter(AdminProperties properties) {
        return new FilterRegistrationBean<>(new InnerFilter(properties));
    }
}
