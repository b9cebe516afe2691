import { expect, test } from 'vitest'
import { codes } from './codes.ts'
import * as errorCodes from './errorCodes.ts'

test('every code has its reason as a name', () => {
  const named = Object.entries(codes).map(([code, { reason }]) => [camelCase(reason), Number(code)])
  expect({ ...errorCodes }).toEqual(Object.fromEntries(named))
})

function camelCase(reason: string) {
  return reason.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
