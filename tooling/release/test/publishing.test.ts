import { join } from 'node:path'
import { run } from '@view-site/bootstrap/processes'
import type { PackageManifest, PublishedPackage } from '@view-site/published'
import { expect, test, vi } from 'vitest'
import { npmHome } from '../src/registry/npmHome.ts'
import { requireLoopbackPublishing } from '../src/registry/requireLoopbackPublishing.ts'
import { recordingRegistry } from './recordingRegistry.ts'
import { temporary } from './temporary.ts'

const scope = '@view-site'
const manifest: PackageManifest = { name: `${scope}/tried`, version: '1.2.3' }

/** Creates a package, the environment to publish it in, and the registry that should receive it. */
async function prepare({ files = {}, more = {} }: { files?: Record<string, string>; more?: object } = {}) {
  const own: PackageManifest = { ...manifest, ...more }
  const folder = await temporary({ 'package.json': JSON.stringify(own), 'index.js': '', ...files })
  const one: PublishedPackage = { dir: '.', path: folder, manifest: own }
  const ours = await recordingRegistry()
  const env = await npmHome({ folder: await temporary(), registry: ours.address, scope, token: 'a-token' })
  const require = () => requireLoopbackPublishing({ packages: [one], scope, registry: ours.address, env })
  return { folder, ours, env, require }
}

/** Sets every setting of the user that could select a registry to another one. */
async function leadElsewhere(address: string): Promise<void> {
  const lines = `registry=${address}\n${scope}:registry=${address}\n`
  const home = await temporary({ '.npmrc': lines, '.config/pnpm/rc': lines, '.config/pnpm/config.yaml': `registry: ${address}\n` })
  const names = [
    'npm_config_registry',
    'NPM_CONFIG_REGISTRY',
    'pnpm_config_registry',
    'PNPM_CONFIG_REGISTRY',
    `npm_config_${scope}:registry`,
  ]
  const proxies = ['http_proxy', 'https_proxy', 'HTTP_PROXY', 'HTTPS_PROXY', 'npm_config_proxy', 'npm_config_https_proxy']
  const homes = { HOME: home, XDG_CONFIG_HOME: join(home, '.config'), npm_config_userconfig: join(home, '.npmrc') }
  for (const name of [...names, ...proxies]) vi.stubEnv(name, address)
  for (const [name, value] of Object.entries(homes)) vi.stubEnv(name, value)
  vi.stubEnv('NODE_AUTH_TOKEN', 'a-real-token')
}

test.each([
  ['npm', ['publish']],
  ['pnpm', ['publish', '--no-git-checks']],
])('[PLUS-09] no environment variable or user setting redirects what %s publishes', async (tool, args) => {
  const elsewhere = await recordingRegistry()
  await leadElsewhere(elsewhere.address)
  const { folder, ours, env, require } = await prepare({ files: { '.npmrc': `registry=${elsewhere.address}\n` } })
  await require()
  await run(tool, args, { cwd: folder, env, quiet: true })
  expect(ours.requests.filter((request) => request.startsWith('PUT'))).toEqual(['PUT /@view-site%2ftried'])
  expect(elsewhere.requests).toEqual([])
})

test('[PLUS-09] tokens of the user are not passed on', async () => {
  vi.stubEnv('NODE_AUTH_TOKEN', 'a-real-token')
  vi.stubEnv('NPM_TOKEN', 'a-real-token')
  const { env } = await prepare()
  expect(Object.values(env)).not.toContain('a-real-token')
  expect(env).toMatchObject({ NODE_AUTH_TOKEN: undefined, NPM_TOKEN: undefined })
})

test.each([
  ['the scope’s registry of a .npmrc', { files: { '.npmrc': `${scope}:registry=https://registry.example.com/\n` } }],
  ['a .npmrc with credentials', { files: { '.npmrc': `${scope}:registry=http://me:secret@127.0.0.1:4873/\n` } }],
  ['another registry on this machine', { files: { '.npmrc': `${scope}:registry=http://127.0.0.1:4/\n` } }],
  ['publishConfig', { more: { publishConfig: { registry: 'https://registry.example.com/' } } }],
  ['publishConfig of the scope', { more: { publishConfig: { [`${scope}:registry`]: 'http://127.0.0.1.evil.example/' } } }],
])('[PLUS-09] %s stops the rehearsal before anything is published', async (_, given) => {
  const { ours, require } = await prepare(given)
  await expect(require()).rejects.toThrow(/^Nothing was published \(@view-site\/tried, /)
  expect(ours.requests).toEqual([])
})

test('[PLUS-09] creates a home only for a registry on this machine', async () => {
  const folder = await temporary()
  await expect(npmHome({ folder, registry: 'https://registry.example.com/', scope, token: 'a-token' })).rejects.toThrow(
    /^Refused a registry/,
  )
})
