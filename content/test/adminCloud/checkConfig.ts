import { parse } from 'yaml'
import { isKnownProperty } from './knownProperties.ts'
import { readSpringConfig, resolvePlaceholders, type SpringProperties } from './readSpringConfig.ts'
import { filesEndingWith, requireFile, type SampleFiles } from './sampleFiles.ts'

interface Application {
  name: string
  files: readonly string[]
  hasDatabase: boolean
}

const resources = (module: string, name = 'application.yml') => `${module}/src/main/resources/${name}`
const service = (name: string, hasDatabase: boolean): Application => ({
  name,
  files: [resources(`${name}-server`), 'nacos/dev/common.yaml', ...(hasDatabase ? [`nacos/dev/${name}.yaml`] : [])],
  hasDatabase,
})

/** Every way in which an application of the sample is configured. */
const applications: readonly Application[] = [
  { name: 'boot dev', files: [resources('admin-boot'), resources('admin-boot', 'application-dev.yml')], hasDatabase: true },
  { name: 'boot prod', files: [resources('admin-boot'), resources('admin-boot', 'application-prod.yml')], hasDatabase: true },
  { name: 'test', files: ['admin-test/src/main/resources/application-test.yml'], hasDatabase: true },
  { name: 'gateway', files: [resources('admin-gateway')], hasDatabase: false },
  service('admin-system', true),
  service('admin-auth', false),
  service('admin-job', true),
  {
    name: 'system local',
    files: [resources('admin-system-server'), resources('admin-system-server', 'application-local.yml')],
    hasDatabase: false,
  },
  {
    name: 'system prod',
    files: [resources('admin-system-server'), 'nacos/prod/common.yaml', 'nacos/prod/admin-system.yaml'],
    hasDatabase: true,
  },
]

/** Settings that no library knows, and addresses, ports and names that two files give differently. */
export function checkConfig(files: SampleFiles): string[] {
  const configs = applications.map((one) => ({ ...one, config: readSpringConfig(...one.files.map((file) => requireFile(files, file))) }))
  const known = [...adminProperties(files)]
  return [
    ...configs.flatMap(({ name, config, hasDatabase }) => [
      ...[...config.keys()]
        .filter((property) => !isKnownProperty(property) && !isKnownProperty(property, known))
        .map((property) => `${name}: unknown property ${property}`),
      ...checkConnections(name, config, hasDatabase, files),
      ...checkPorts(name, config),
    ]),
    ...checkNames(configs.filter(({ name }) => !/dev|local|prod|test/.test(name)).map(({ config }) => config)),
    ...checkDeployment(files, readSpringConfig(...(applications.at(-1)?.files ?? []).map((file) => requireFile(files, file)))),
  ]
}

/** `admin.security.token-ttl` and so on, from the records of `AdminProperties`. */
function adminProperties(files: SampleFiles): string[] {
  const text = filesEndingWith(files, '/AdminProperties.java')[0]?.[1] ?? ''
  return [...text.matchAll(/^ {4}public record (\w+)\(([^]*?)\) \{\}/gm)].flatMap(([, group = '', body = '']) =>
    [...body.matchAll(/(\w+)(?=,|$)(?![^{]*\})/gm)].map(([, name = '']) => `admin.${group.toLowerCase()}.${kebab(name)}`),
  )
}

function kebab(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

interface Compose {
  services: Record<string, { ports?: string[]; environment?: Record<string, string> }>
}

function checkConnections(name: string, config: SpringProperties, hasDatabase: boolean, files: SampleFiles): string[] {
  const isLocal = !/prod/.test(name)
  const compose: Compose = parse(requireFile(files, 'docker/compose.yaml'))
  const mysql = compose.services['mysql']
  const ports = Object.values(compose.services).flatMap(({ ports: all = [] }) => all.map((port) => port.split(':')[0]))
  const databases = new Set([
    mysql?.environment?.['MYSQL_DATABASE'],
    ...[...requireFile(files, 'sql/cloud/admin_job.sql').matchAll(/CREATE DATABASE (\w+)/g)].map(([, database]) => database),
  ])
  const urls = [...config].filter(([property]) => /^spring\.datasource\.(?:url|dynamic\.datasource\.\w+\.url)$/.test(property))
  const problems = hasDatabase && urls.length === 0 ? [`${name}: no spring.datasource.url`] : []
  if (!isLocal || /local/.test(name)) return problems
  for (const [property, value] of urls) {
    const address = resolvePlaceholders(String(value), {})
    const [, host, port, database] = /^jdbc:mysql:\/\/([^:/]+):(\d+)\/(\w+)/.exec(address) ?? []
    if (host !== 'localhost') problems.push(`${name}: ${property} connects to ${host}, the containers are on localhost`)
    if (!ports.includes(port)) problems.push(`${name}: no container has the port ${port}`)
    if (!databases.has(database)) problems.push(`${name}: no database ${database}`)
  }
  const user = resolvePlaceholders(String(config.get('spring.datasource.username') ?? ''), {})
  if (urls.length > 0 && user !== mysql?.environment?.['MYSQL_USER']) problems.push(`${name}: no database user ${user}`)
  const redis = resolvePlaceholders(String(config.get('spring.data.redis.host') ?? ''), {})
  if (redis !== 'localhost') problems.push(`${name}: Redis is on localhost, not on "${redis}"`)
  return problems
}

function checkPorts(name: string, config: SpringProperties): string[] {
  const port = config.get('server.port')
  const isShared = port !== undefined && port === config.get('management.server.port')
  return isShared ? [`${name}: management.server.port is server.port, ${port}, and Spring Boot does not start`] : []
}

function checkNames(configs: readonly SpringProperties[]): string[] {
  const ports = configs.map((config) => config.get('server.port'))
  const names = new Set(configs.map((config) => config.get('spring.application.name')))
  const routed = configs.flatMap((config) =>
    [...config].filter(([property]) => /routes\[\d+\]\.uri$/.test(property)).map(([, uri]) => String(uri)),
  )
  return [
    ...(new Set(ports).size === ports.length ? [] : [`two services have one port: ${ports.join(', ')}`]),
    ...routed.filter((uri) => !names.has(uri.replace('lb://', ''))).map((uri) => `the gateway routes to ${uri}, which no service is named`),
  ]
}

interface Deployment {
  metadata: { name: string }
  spec: {
    selector: { matchLabels: Record<string, string> }
    template: { metadata: { labels: Record<string, string> }; spec: { containers: Container[] } }
  }
}

interface Probe {
  httpGet: { path: string; port: number }
}

interface Container {
  env: { name: string; value: string }[]
  ports: { containerPort: number }[]
  readinessProbe: Probe
  livenessProbe: Probe
  lifecycle: { preStop: { exec: { command: string[] } } }
}

function checkDeployment(files: SampleFiles, config: SpringProperties): string[] {
  const { metadata, spec }: Deployment = parse(requireFile(files, 'k8s/admin-system.yaml'))
  const [container] = spec.template.spec.containers
  if (!container) return ['k8s: no container']
  const management = config.get('management.server.port')
  const exposed = [...config].filter(([name]) => name.startsWith('management.endpoints.web.exposure.include')).map(([, value]) => value)
  const open = [...config]
    .filter(([name]) => name.startsWith('admin.security.permit-all'))
    .map(([, value]) => String(value).replace('/**', ''))
  const called = [
    ...[container.readinessProbe, container.livenessProbe].map(({ httpGet }) => ({ path: httpGet.path, port: httpGet.port })),
    ...[...container.lifecycle.preStop.exec.command.join(' ').matchAll(/127\.0\.0\.1:(\d+)(\/[\w/]+)/g)].map(([, port, path = '']) => ({
      path,
      port: Number(port),
    })),
  ]
  const provided = new Set(container.env.map(({ name }) => name))
  const secrets = /# (.*)\n\s+- secretRef/.exec(requireFile(files, 'k8s/admin-system.yaml'))?.[1]?.split(/, | and /) ?? []
  const needed = [...config.values()].flatMap((value) => [...String(value).matchAll(/\$\{([A-Z_]+)\}/g)].map(([, name = '']) => name))
  return [
    ...(metadata.name === config.get('spring.application.name') ? [] : [`k8s: ${metadata.name} is not the service's name`]),
    ...(JSON.stringify(spec.selector.matchLabels) === JSON.stringify(spec.template.metadata.labels)
      ? []
      : ['k8s: the selector does not match the labels']),
    ...container.ports
      .filter(({ containerPort }) => containerPort !== config.get('server.port'))
      .map(({ containerPort }) => `k8s: the service does not listen on ${containerPort}`),
    ...called.flatMap(({ path, port }) => [
      ...(port === management ? [] : [`k8s: ${path} is called on ${port}, the management port is ${management}`]),
      ...(exposed.includes(path.split('/')[2] ?? '') ? [] : [`k8s: ${path} is not exposed`]),
      ...(open.some((prefix) => path.startsWith(prefix)) ? [] : [`k8s: ${path} needs a token`]),
    ]),
    ...[...new Set(needed)].filter((name) => !provided.has(name) && !secrets.includes(name)).map((name) => `k8s: no variable ${name}`),
  ]
}
