import { expect, test } from 'vitest'
import { calls, isIdNumber } from './index.ts'

// The example number of GB 11643, and others computed by its rule; none belongs to a person.
test.each(['11010519491231002', '11010519491231003', '44030419920229001'])('[SALE-07] one check digit alone completes %s', (text) => {
  expect(Array.from('0123456789X').filter((digit) => isIdNumber(text + digit))).toHaveLength(1)
})

test('[SALE-07] the example of the standard is a number', () => {
  expect(isIdNumber('11010519491231002X')).toBe(true)
})

test.each([
  ['another check digit', '110105194912310021'],
  ['two places changed', '11010519491213002X'],
  ['a day that is not in the calendar', '110105194902300029'],
  ['a small x', '11010519491231002x'],
  ['fifteen places', '110105491231002'],
  ['a space', '11010519491231002 '],
  ['nothing', ''],
])('[SALE-07] %s is none', (_what, text) => {
  expect(isIdNumber(text)).toBe(false)
})

test('[SALE-07] the call takes a small x and spaces around, and refuses what is not a number', () => {
  const { request } = calls['user/auth/submit']
  const body = { name: '林夏', id_number: ' 11010519491231002x ', request_id: crypto.randomUUID() }
  expect(request.safeParse(body).data).toMatchObject({ id_number: '11010519491231002X' })
  expect(request.safeParse({ ...body, id_number: '110105194912310021' }).success).toBe(false)
  expect(request.safeParse({ ...body, name: ' ' }).success).toBe(false)
})
