import { existsSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { read, root } from '../src/repository.ts'

const service = z.object({
  build: z.object({ context: z.string(), dockerfile: z.string(), target: z.string().optional() }).optional(),
  environment: z.record(z.string(), z.string()).default({}),
  ports: z.array(z.string()).default([]),
})
const { services, networks } = z
  .object({
    services: z.record(z.string(), service),
    networks: z.object({ default: z.object({ ipam: z.object({ config: z.tuple([z.object({ subnet: z.string() })]) }) }) }),
  })
  .parse(parse(read('apps/site/deploy/compose.yaml'), { merge: true }))

describe('compose.yaml', () => {
  test('builds from existing files and stages', () => {
    const builds = Object.values(services).flatMap(({ build }) => build ?? [])
    expect(builds.length).toBeGreaterThan(2)
    for (const { context, dockerfile, target } of builds) {
      expect(normalize(join('apps/site/deploy', context))).toBe('.')
      expect(`${read(dockerfile)} AS undefined\n`).toContain(` AS ${target}\n`)
    }
  })

  test('publishes ports only on the loopback address', () => {
    const published = Object.values(services).flatMap(({ ports }) => ports)
    expect(published.length).toBeGreaterThan(1)
    expect(published.filter((port) => !port.startsWith('127.0.0.1:'))).toEqual([])
  })

  test('lets the API trust only its own network', () => {
    expect(services['api']?.environment['TRUSTED_PROXIES']).toBe(networks.default.ipam.config[0].subnet)
  })

  test('sets no variable that the API does not read', () => {
    const known = read('apps/mock-api/src/env.ts')
    expect(Object.keys(services['api']?.environment ?? {}).filter((name) => !known.includes(`  ${name}: `))).toEqual([])
  })
})

describe.each(['apps/site/deploy/Dockerfile', 'apps/mock-api/Dockerfile'])('%s', (file) => {
  test('copies existing files, and does not run as root', () => {
    const lines = read(file).split('\n')
    const copied = lines.flatMap((line) => /^COPY (?!--from)(.+) \S+$/.exec(line)?.[1]?.split(' ') ?? [])
    expect(copied.length).toBeGreaterThan(2)
    expect(copied.filter((path) => !existsSync(join(root, path)))).toEqual([])
    expect(lines.findLast((line) => line.startsWith('USER '))).toMatch(/^USER (?!root)/)
  })
})

describe('the site’s container', () => {
  test('takes only arguments that the site’s build reads', () => {
    const [, names = ''] = /^ARG (.+)$/m.exec(read('apps/site/deploy/Dockerfile')) ?? []
    const known = read('apps/site/src/env.ts') + read('apps/site/src/appEnv.ts')
    expect(names.split(' ').filter((name) => !known.includes(`vars.${name}`))).toEqual([])
  })

  test('fills in every variable of the nginx configuration', () => {
    const expected = new Set([...read('apps/site/deploy/nginx.conf').matchAll(/\$\{(\w+)\}/g)].map(([, name]) => name))
    const [, filled = ''] = /envsubst '([^']+)'/.exec(read('apps/site/deploy/container/start.sh')) ?? []
    expect(new Set(filled.split(' ').map((name) => name.slice(1)))).toEqual(expected)
  })
})
