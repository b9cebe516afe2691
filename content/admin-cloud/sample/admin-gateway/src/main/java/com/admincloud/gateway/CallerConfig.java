package com.admincloud.gateway;

import java.net.InetSocketAddress;
import org.springframework.cloud.gateway.filter.ratelimit.KeyResolver;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import reactor.core.publisher.Mono;

@Configuration(proxyBeanMethods = false)
public class CallerConfig {
    @Bean
    KeyResolver callerKey() {
        return exchange -> {
            String token = exchange.getRequest().getHeaders().getFirst(HttpHeaders.AUTHORIZATION);
            InetSocketAddress address = exchange.getRequest().getRemoteAddress();
            String from = address == null ? "unknown" : address.getAddress().getHostAddress();
            return Mono.just(token == null ? "ip:" + from : "token:" + Integer.toHexString(token.hashCode()));
        };
    }
}
