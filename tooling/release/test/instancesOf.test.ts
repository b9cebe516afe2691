import { symlink } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { instancesOf } from '../src/instancesOf.ts'
import { temporary } from './temporary.ts'

test('finds every copy in a layout of npm or pnpm, without counting symlinks', async () => {
  const app = await temporary({
    'node_modules/react/package.json': '{}',
    'node_modules/@scope/one/node_modules/react/package.json': '{}',
    'node_modules/.pnpm/react@19.0.0/node_modules/react/package.json': '{}',
    'node_modules/.pnpm/@scope+two@1.0.0/node_modules/@scope/two/package.json': '{}',
  })
  await symlink(join(app, 'node_modules/react'), join(app, 'node_modules/.pnpm/@scope+two@1.0.0/node_modules/react'))
  const found = instancesOf(app, ['react', '@scope/two', 'jotai'])
  expect([...found].map(([name, places]) => [name, places.length])).toEqual([
    ['react', 3],
    ['@scope/two', 1],
    ['jotai', 0],
  ])
})
