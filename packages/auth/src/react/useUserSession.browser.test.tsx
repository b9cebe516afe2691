import { memoryStorage } from '@view-site/vitest-config/storage'
import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { expect, onTestFinished, test } from 'vitest'
import { useUserSession } from '../index.ts'
import { createSessionStore, createUserSession, type UserSession } from '../session.ts'

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })

function Greeting({ session }: { session: UserSession<{ nick: string }> }) {
  const { status, user } = useUserSession(session)
  return <p>{status === 'signed-in' ? `Hello, ${user.nick}` : status}</p>
}

test('shows the user of the app’s own type, after hydration and after every change', async () => {
  const name = crypto.randomUUID()
  const storage = memoryStorage()
  const session = createUserSession<{ nick: string }>({
    name,
    storage,
    store: createSessionStore({ name, storage }),
    loadUser: async (token) => ({ nick: `user of ${token}` }),
    parse: () => undefined,
    idOf: ({ nick }) => nick,
  })
  onTestFinished(session.dispose)
  const host = document.body.appendChild(document.createElement('div'))
  host.innerHTML = renderToString(<Greeting session={session} />)
  expect(host.textContent).toBe('loading')
  await session.start()
  await act(() => hydrateRoot(host, <Greeting session={session} />))
  expect(host.textContent).toBe('visitor')
  await act(() => session.enter({ token: 't1' }))
  expect(host.textContent).toBe('Hello, user of t1')
  await act(async () => session.leave())
  expect(host.textContent).toBe('visitor')
})
