import { expect, test } from 'vitest'
import { createSession } from '../src/session/createSession.ts'
import { signedInApi, startApi } from './signedInApi.ts'

test('a user is asked for once, and nobody is signed in at first', async () => {
  const session = createSession(await startApi())
  expect(session.user()).toBeUndefined()
  expect(await Promise.all([session.load(), session.load()])).toEqual([null, null])
  expect(session.can()(['edit'])).toBe(false)
})

test('a wrong password is refused, the right one gives the permissions of the role', async () => {
  const session = createSession(await startApi())
  await expect(session.signIn('editor@example.com', 'wrong')).rejects.toMatchObject({ failure: 'wrongPassword' })
  await session.signIn('editor@example.com', 'demo')
  expect(session.user()?.name).toBe('Edith Editor')
  expect(session.can()(['edit'])).toBe(true)
  expect(session.can()(['admin'])).toBe(false)
})

test('after signing out the server answers nothing more', async () => {
  const api = await signedInApi('admin')
  const session = createSession(api)
  await session.load()
  await session.signOut()
  expect(session.user()).toBeNull()
  await expect(api.users()).rejects.toMatchObject({ failure: 'signedOut' })
})

test('a server that cannot be reached is asked again', async () => {
  const api = await signedInApi('viewer')
  let isDown = true
  const session = createSession({ ...api, session: () => (isDown ? Promise.reject(new Error('down')) : api.session()) })
  await expect(session.load()).rejects.toThrow('down')
  isDown = false
  expect((await session.load())?.role).toBe('viewer')
})
