package com.admincloud.common.cloud;

import org.springframework.cloud.loadbalancer.core.ServiceInstanceListSupplier;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.context.annotation.Bean;

/** Belongs to the load balancer of each client. It is not a {@code @Configuration}, so that the application does not scan it. */
public class DeveloperConfig {
    @Bean
    ServiceInstanceListSupplier instances(ConfigurableApplicationContext context) {
        return new DeveloperSupplier(ServiceInstanceListSupplier.builder().withDiscoveryClient().build(context));
    }
}
