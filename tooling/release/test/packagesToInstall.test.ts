import { expect, test } from 'vitest'
import { packagesToInstall } from '../src/packagesToInstall.ts'

test('the packages are the words behind the first pnpm add', () => {
  expect(packagesToInstall('# A\n\n```sh\npnpm add a @b/c react\npnpm add -D later\n```\n')).toEqual(['a', '@b/c', 'react'])
})

test('a README without an install command is reported', () => {
  expect(() => packagesToInstall('# A package\n\npnpm add a\n')).toThrow(/no line `pnpm add/)
})
