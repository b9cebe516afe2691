import { licenseHolder } from '@view-site/contract'
import { expect, test } from 'vitest'
import { checkHolder } from './checkHolder.ts'

const long = '长'.repeat(120)

test.each([
  ['林', undefined],
  ['  林  ', 'example.com'],
  [long, 'a.b-c.example.cn'],
  ['', undefined],
  ['   ', 'example.com'],
  [`${long}长`, undefined],
  ['林', 'https://example.com'],
  ['林', 'localhost'],
  ['林', '-a.com'],
  ['林', `${'a'.repeat(64)}.com`],
])('[SALE-05] the form and the contract agree on %j at %j', (name, domain) => {
  const holder = { name, ...(domain !== undefined && { domain }) }
  const accepted = Object.keys(checkHolder(holder)).length === 0
  expect(accepted).toBe(licenseHolder.safeParse({ type: 'person', ...holder }).success)
})
