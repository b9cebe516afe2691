import { expect, test } from 'vitest'
import { checkNames, usualChecks } from '../src/checks.ts'

test('other engines are checked in a full run, and everything else in every run', () => {
  expect(checkNames().filter((name) => !usualChecks().includes(name))).toEqual(['engines'])
  expect(usualChecks(true)).toEqual(checkNames())
})
