package com.admincloud.common.cloud;

import java.util.List;
import java.util.Objects;
import org.springframework.cloud.client.ServiceInstance;
import org.springframework.cloud.client.loadbalancer.Request;
import org.springframework.cloud.client.loadbalancer.RequestDataContext;
import org.springframework.cloud.loadbalancer.core.DelegatingServiceInstanceListSupplier;
import org.springframework.cloud.loadbalancer.core.ServiceInstanceListSupplier;
import reactor.core.publisher.Flux;

/** Routes a request with a developer's name to that developer's instance, and all others to instances without a tag. */
public class DeveloperSupplier extends DelegatingServiceInstanceListSupplier {
    private static final String HEADER = "X-Developer";
    private static final String KEY = "developer";

    public DeveloperSupplier(ServiceInstanceListSupplier delegate) {
        super(delegate);
    }

    @Override
    public Flux<List<ServiceInstance>> get() {
        return delegate.get().map(all -> choose(all, null));
    }

    @Override
    public Flux<List<ServiceInstance>> get(Request request) {
        String developer = request.getContext() instanceof RequestDataContext context
                ? context.getClientRequest().getHeaders().getFirst(HEADER)
                : null;
        return delegate.get(request).map(all -> choose(all, developer));
    }

    private static List<ServiceInstance> choose(List<ServiceInstance> all, String developer) {
        List<ServiceInstance> own = all.stream()
                .filter(one -> developer != null && developer.equals(one.getMetadata().get(KEY)))
                .toList();
        return own.isEmpty() ? all.stream().filter(one -> Objects.isNull(one.getMetadata().get(KEY))).toList() : own;
    }
}
