/**
 * Properties that the sample sets and that its libraries define: Spring Boot 4.0, Spring Cloud 2025.1, Spring Cloud Alibaba 2025.1,
 * MyBatis-Plus 3.5, dynamic-datasource 4, springdoc 3. `*` is one free segment, `**` any number. Those of `admin` are read from `AdminProperties`.
 */
export const knownProperties = [
  // Spring Boot
  'server.port',
  'server.shutdown',
  'server.servlet.context-path',
  'server.forward-headers-strategy',
  'spring.application.name',
  'spring.profiles.default',
  'spring.config.import',
  'spring.lifecycle.timeout-per-shutdown-phase',
  'spring.servlet.multipart.max-file-size',
  'spring.servlet.multipart.max-request-size',
  'spring.messages.basename',
  'spring.messages.encoding',
  'spring.messages.fallback-to-system-locale',
  'spring.web.locale',
  'spring.datasource.url',
  'spring.datasource.username',
  'spring.datasource.password',
  'spring.data.redis.host',
  'spring.data.redis.port',
  'spring.data.redis.password',
  'spring.quartz.job-store-type',
  'spring.quartz.jdbc.initialize-schema',
  'spring.quartz.overwrite-existing-jobs',
  'spring.quartz.properties.**',
  'management.server.port',
  'management.server.address',
  'management.endpoints.web.exposure.include',
  'management.tracing.sampling.probability',
  'logging.level.**',
  'logging.pattern.level',
  // Spring Cloud, Spring Cloud Alibaba, Resilience4j
  'spring.cloud.nacos.server-addr',
  'spring.cloud.nacos.username',
  'spring.cloud.nacos.password',
  'spring.cloud.nacos.discovery.namespace',
  'spring.cloud.nacos.discovery.metadata.*',
  'spring.cloud.nacos.config.namespace',
  'spring.cloud.openfeign.client.config.*.connect-timeout',
  'spring.cloud.openfeign.client.config.*.read-timeout',
  'spring.cloud.openfeign.circuitbreaker.enabled',
  'spring.cloud.gateway.server.webflux.httpclient.connect-timeout',
  'spring.cloud.gateway.server.webflux.httpclient.response-timeout',
  'spring.cloud.gateway.server.webflux.default-filters',
  'spring.cloud.gateway.server.webflux.default-filters.name',
  'spring.cloud.gateway.server.webflux.default-filters.args.**',
  'spring.cloud.gateway.server.webflux.routes.id',
  'spring.cloud.gateway.server.webflux.routes.uri',
  'spring.cloud.gateway.server.webflux.routes.predicates',
  'resilience4j.circuitbreaker.configs.*.sliding-window-size',
  'resilience4j.circuitbreaker.configs.*.failure-rate-threshold',
  'resilience4j.circuitbreaker.configs.*.wait-duration-in-open-state',
  // MyBatis-Plus and its data sources, springdoc
  'mybatis-plus.mapper-locations',
  'mybatis-plus.global-config.db-config.id-type',
  'mybatis-plus.global-config.db-config.logic-delete-field',
  'spring.datasource.dynamic.primary',
  'spring.datasource.dynamic.strict',
  'spring.datasource.dynamic.datasource.*.url',
  'spring.datasource.dynamic.datasource.*.username',
  'spring.datasource.dynamic.datasource.*.password',
  'springdoc.api-docs.enabled',
  'springdoc.swagger-ui.enabled',
  'springdoc.swagger-ui.persist-authorization',
]

/** Whether a pattern of the list above has a property. Indexes of lists do not count. */
export function isKnownProperty(name: string, patterns: readonly string[] = knownProperties): boolean {
  const segments = name.replaceAll(/\[\d+\]/g, '').split('.')
  return patterns.some((pattern) => {
    const parts = pattern.split('.')
    const isOpen = parts.at(-1) === '**'
    const fixed = isOpen ? parts.slice(0, -1) : parts
    const hasLength = isOpen ? segments.length > fixed.length : segments.length === fixed.length
    return hasLength && fixed.every((part, index) => part === '*' || part === segments[index])
  })
}
