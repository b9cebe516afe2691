import { isCheckName, usualChecks } from '@view-site/checks'
import { describe, expect, test } from 'vitest'
import { parseDocument } from 'yaml'
import { z } from 'zod'
import { filesOf, read } from '../src/repository.ts'
import { missingCommands } from '../src/scripts.ts'

const inputs = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]))
const step = z.object({ uses: z.string().optional(), run: z.string().optional(), with: inputs.optional() })
const permissions = z.record(z.string(), z.string())
const job = z.object({
  steps: z.array(step),
  permissions: permissions.optional(),
  environment: z.string().optional(),
  'timeout-minutes': z.number(),
})
const workflow = z.object({ permissions, jobs: z.record(z.string(), job) })
const action = z.object({ runs: z.object({ steps: z.array(step) }) })

const workflows = filesOf('.github/workflows/*.yml').map((file) => [file, workflow.parse(parsed(file))] as const)
const jobs = workflows.flatMap(([file, { jobs }]) => Object.entries(jobs).map(([name, job]) => ({ at: `${file} ${name}`, ...job })))
const actions = filesOf('.github/actions/*/action.yml').map((file) => ({ at: file, ...action.parse(parsed(file)).runs }))
const steps = [...jobs, ...actions].flatMap(({ at, steps }) => steps.map((step) => ({ at, ...step })))

function parsed(file: string): unknown {
  return parseDocument(read(file), { strict: true }).toJS()
}

test.each(filesOf('.github/**/*.yml', '.github/**/*.yaml', 'apps/**/*.yaml', 'pnpm-workspace.yaml'))('%s is valid YAML', (file) => {
  const { errors, warnings } = parseDocument(read(file), { strict: true, uniqueKeys: true })
  expect([...errors, ...warnings].map(String)).toEqual([])
})

describe('workflows', () => {
  test('run scripts and checks that exist', () => {
    expect(steps.length).toBeGreaterThan(15)
    const missing = steps.flatMap(({ at, run, with: given }) =>
      missingCommands([...(run ?? '').split('\n'), `${given?.['script'] ?? ''}`]).map((command) => `${at}: ${command}`),
    )
    expect(missing).toEqual([])
  })

  test('a pull request runs every check of npm test, each once', () => {
    const [, check] = workflows.find(([file]) => file.endsWith('/check.yml')) ?? []
    const named = Object.values(check?.jobs ?? {}).flatMap(({ steps }) =>
      steps.flatMap(
        ({ run }) =>
          /^npm test -- (.+)$/
            .exec(run ?? '')?.[1]
            ?.split(' ')
            .filter(isCheckName) ?? [],
      ),
    )
    expect(usualChecks().length).toBeGreaterThan(8)
    expect(named.toSorted()).toEqual(usualChecks().toSorted())
  })

  test('reference actions by commit with the version as a comment, each in one version, and local ones by folder', () => {
    const files = filesOf(
      '.github/workflows/*.yml',
      '.github/workflows/*.yaml',
      '.github/actions/**/action.yml',
      '.github/actions/**/action.yaml',
    )
    const used = files.flatMap((file) => [...read(file).matchAll(/^[\s-]*uses: *(.+)$/gm)].map(([, name = '']) => name))
    expect(used).toHaveLength(steps.filter(({ uses }) => uses !== undefined).length)
    const foreign = used.filter((name) => !/^\.\/\.github\/actions\/[\w-]+$/.test(name))
    expect(foreign.filter((name) => !/^[\w-]+\/[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(name))).toEqual([])
    const versions = new Set(foreign.map((name) => name.replace(/^([\w-]+\/[\w-]+)[\w/-]*@/, '$1@')))
    expect(versions.size).toBe(new Set([...versions].map((name) => name.split('@')[0])).size)
  })

  test('only the publish jobs can request an identity token, each in its own environment, and no job has an npm token', () => {
    const publishing = jobs.filter(({ permissions }) => permissions?.['id-token'] !== undefined)
    expect(publishing.map(({ at, environment }) => [at, environment])).toEqual([
      ['.github/workflows/canary.yml publish', 'npm-canary'],
      ['.github/workflows/release.yml publish', 'npm'],
    ])
    expect(workflows.filter(([, { permissions }]) => Object.values(permissions).includes('write'))).toEqual([])
    expect(filesOf('.github/**').filter((file) => /NPM_TOKEN|NODE_AUTH_TOKEN|secrets\./.test(read(file)))).toEqual([])
  })

  test('published packages are built without a cache', () => {
    const publishing = jobs.filter(({ at }) => at.endsWith(' publish'))
    const setups = publishing.flatMap(({ steps }) => steps.filter(({ uses }) => uses === './.github/actions/setup'))
    expect(setups.map((step) => step.with)).toEqual(publishing.map(() => ({ cache: 'false' })))
  })

  test('a canary changes no tag of a release and pushes nothing', () => {
    const canary = jobs.find(({ at }) => at.endsWith('canary.yml publish'))
    expect(canary?.permissions).toEqual({ contents: 'read', 'id-token': 'write' })
    expect(canary?.steps.at(-1)?.run).toBe('pnpm run release:canary')
  })
})
