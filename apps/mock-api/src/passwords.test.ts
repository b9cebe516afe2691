import { expect, test } from 'vitest'
import { checkPassword, hashPassword, isCommonPassword } from './passwords.ts'

test('a hash matches its own password only', async () => {
  const hash = await hashPassword('correct horse')
  expect(await checkPassword('correct horse', hash)).toBe(true)
  expect(await checkPassword('correct horsf', hash)).toBe(false)
  expect(await checkPassword('nobody has this password', undefined)).toBe(false)
})

test.each(['12345678', 'PassWord1', 'aaaaaaaa', 'abababab', 'woaini1314'])('%s is too common', (password) => {
  expect(isCommonPassword(password)).toBe(true)
})

test.each(['correct horse', 'view-ui-plus', '九霄云外的一匹马啊'])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false)
})
