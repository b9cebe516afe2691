import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const require = createRequire(import.meta.url)

test('the published range of TanStack Router begins with the version that is tested, and ends before the next minor', () => {
  const { version }: { version: string } = require('@tanstack/react-router/package.json')
  expect(manifest.peerDependencies['@tanstack/react-router']).toBe(`~${version}`)
})
