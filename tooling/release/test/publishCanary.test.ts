import { expect, test } from 'vitest'
import { publishCanary, releasesOf } from '../src/registry/publishCanary.ts'
import { temporary } from './temporary.ts'

test('without a changeset nothing is published', async () => {
  const root = await temporary({ '.changeset/README.md': '# Changesets\n', '.changeset/config.json': '{}' })
  const lines: string[] = []
  expect(await publishCanary({ root, say: (line) => lines.push(line) })).toEqual([])
  expect(lines).toEqual(['No canary: no changeset is waiting for a release.'])
})

test('reads the releases of a publish plan, without packages that are only tagged', () => {
  const release = { kind: 'publish', name: '@a/one', version: '1.0.0-canary.2-a', tag: 'latest' }
  const plan = { version: 1, plan: [[release], [{ ...release, kind: 'tag-only', name: '@a/two' }]] }
  expect(releasesOf(JSON.stringify(plan))).toEqual([{ name: '@a/one', version: '1.0.0-canary.2-a' }])
  expect(() => releasesOf('{"version":2}')).toThrow('another format')
})
