import { expect, test } from 'vitest'
import { packagesToInstall } from '../src/packagesToInstall.ts'

test('returns the arguments of the first pnpm add', () => {
  expect(packagesToInstall('# A\n\n```sh\npnpm add a @b/c react\npnpm add -D later\n```\n')).toEqual(['a', '@b/c', 'react'])
})

test('throws for a README without an install command', () => {
  expect(() => packagesToInstall('# A package\n\npnpm add a\n')).toThrow(/no `pnpm add/)
})
