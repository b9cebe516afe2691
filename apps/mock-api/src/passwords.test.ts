import { expect, test } from 'vitest'
import { checkPassword, hashPassword } from './passwords.ts'

test('a hash matches its own password only', async () => {
  const hash = await hashPassword('correct horse')
  expect(await checkPassword('correct horse', hash)).toBe(true)
  expect(await checkPassword('correct horsf', hash)).toBe(false)
  expect(await checkPassword('nobody has this password', undefined)).toBe(false)
})
