import { expect, test } from 'vitest'
import { isCommonPassword } from './isCommonPassword.ts'

test.each([
  'qwerty123',
  'Password1!',
  'abcdefgh',
  '98765432',
  'demo1234',
  'woaini1314',
  '66666666',
  'abababab',
  'sunshine2024',
  'Admin@888',
  '12345678',
  'aaaaaaaa',
  'view-ui-plus',
])('%s is refused', (password) => expect(isCommonPassword(password)).toBe(true))

test('the name in the mail address is refused, alone and with digits', () => {
  expect(['linxia2024', 'LinXia!'].map((password) => isCommonPassword(password, 'linxia@example.com'))).toEqual([true, true])
})

test.each(['quiet river stones', 'correct horse', 'x8#kQ!tt0p', '静水流深的石头', '九霄云外的一匹马啊'])('%s is accepted', (password) => {
  expect(isCommonPassword(password, 'linxia@example.com')).toBe(false)
})
