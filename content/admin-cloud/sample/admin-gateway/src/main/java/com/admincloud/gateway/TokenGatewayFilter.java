package com.admincloud.gateway;

import com.admincloud.common.core.TokenKeys;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import lombok.RequiredArgsConstructor;
import org.springframework.cloud.gateway.filter.GatewayFilterChain;
import org.springframework.cloud.gateway.filter.GlobalFilter;
import org.springframework.core.Ordered;
import org.springframework.data.redis.core.ReactiveStringRedisTemplate;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpStatus;
import org.springframework.http.MediaType;
import org.springframework.stereotype.Component;
import org.springframework.web.server.ServerWebExchange;
import reactor.core.publisher.Mono;

@Component
@RequiredArgsConstructor
public class TokenGatewayFilter implements GlobalFilter, Ordered {
    private static final Set<String> OPEN = Set.of("/api/account/login", "/api/account/captcha");
    private static final String PREFIX = "Bearer ";
    private final ReactiveStringRedisTemplate redis;

    @Override
    public Mono<Void> filter(ServerWebExchange exchange, GatewayFilterChain chain) {
        if (OPEN.contains(exchange.getRequest().getPath().value())) {
            return chain.filter(exchange);
        }
        String header = exchange.getRequest().getHeaders().getFirst(HttpHeaders.AUTHORIZATION);
        if (header == null || !header.startsWith(PREFIX)) {
            return refuse(exchange);
        }
        return redis.hasKey(TokenKeys.of(header.substring(PREFIX.length())))
                .flatMap(known -> Boolean.TRUE.equals(known) ? chain.filter(exchange) : refuse(exchange));
    }

    @Override
    public int getOrder() {
        return -100;
    }

    private static Mono<Void> refuse(ServerWebExchange exchange) {
        var response = exchange.getResponse();
        response.setStatusCode(HttpStatus.UNAUTHORIZED);
        response.getHeaders().setContentType(MediaType.APPLICATION_JSON);
        byte[] body = "{\"code\":401,\"data\":null,\"msg\":\"unauthorized\"}".getBytes(StandardCharsets.UTF_8);
        return response.writeWith(Mono.just(response.bufferFactory().wrap(body)));
    }
}
