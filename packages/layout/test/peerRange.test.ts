import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const require = createRequire(import.meta.url)

test.for(['@tanstack/react-router', 'react-router'] as const)(
  'the published range of %s begins with the version that is tested, and ends before the next minor',
  (name) => {
    const { version }: { version: string } = require(`${name}/package.json`)
    expect(manifest.peerDependencies[name]).toBe(`~${version}`)
  },
)
