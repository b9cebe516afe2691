import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { read } from '../src/repository.ts'

const rule = z.object({
  matchPackageNames: z.array(z.string()).default([]),
  matchManagers: z.array(z.string()).default([]),
  rangeStrategy: z.string().optional(),
  pinDigests: z.boolean().optional(),
})
const {
  packageRules,
  minimumReleaseAge,
  extends: presets,
} = z
  .object({ packageRules: z.array(rule), minimumReleaseAge: z.string(), extends: z.array(z.string()) })
  .parse(JSON.parse(read('renovate.json')))
const { catalog, minimumReleaseAge: minutes } = z
  .object({ catalog: z.record(z.string(), z.string()), minimumReleaseAge: z.number().default(1440) })
  .parse(parse(read('pnpm-workspace.yaml')))

/** The packages in the catalog: their names, and the targets of aliases. */
const installed = Object.entries(catalog).flatMap(([name, version]) => [name, /^npm:(.+)@/.exec(version)?.[1] ?? name])

test('every rule matches an installed package', () => {
  const names = packageRules.filter(({ matchManagers }) => matchManagers.length === 0).flatMap((rule) => rule.matchPackageNames)
  expect(
    names.filter((name) => !installed.some((one) => (name.endsWith('**') ? one.startsWith(name.slice(0, -2)) : one === name))),
  ).toEqual([])
})

test('an update that Renovate proposes is old enough for pnpm', () => {
  const [, days = '0'] = /^(\d+) days$/.exec(minimumReleaseAge) ?? []
  expect(Number(days) * 24 * 60).toBeGreaterThanOrEqual(minutes)
})

test('actions stay pinned to a commit, with their version in a comment', () => {
  expect(presets).toContain('helpers:pinGitHubActionDigestsToSemver')
  expect(packageRules.filter(({ pinDigests }) => pinDigests === false)).toEqual([])
})

test.each(['@tanstack/react-router', '@tanstack/router-plugin', 'react-router', 'view-ui-plus'])(
  '%s is pinned to an exact version',
  (name) => {
    expect(catalog[name]).toMatch(/^\d+\.\d+\.\d+$/)
    expect(packageRules.find(({ matchPackageNames }) => matchPackageNames.includes(name))?.rangeStrategy).toBe('pin')
  },
)
