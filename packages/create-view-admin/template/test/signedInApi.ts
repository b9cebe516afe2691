import { createServer } from 'node:http'
import { onTestFinished } from 'vitest'
import { createSampleApi } from '../server/createSampleApi.ts'
import { createApi, type Api } from '../src/api/createApi.ts'
import type { Role } from '../src/api/User.ts'

/** A client of the app, with its own sample backend and a cookie jar. */
export async function startApi(today = '2026-06-15'): Promise<Api> {
  const api = createSampleApi(() => new Date(`${today}T12:00:00Z`))
  const server = createServer((request, response) => api(request, response, () => response.writeHead(404).end()))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  let cookie = ''
  return createApi(async (path, init) => {
    const headers = new Headers(init.headers)
    headers.set('cookie', cookie)
    // Without the limit of time, which a busy machine may exceed.
    const response = await fetch(`http://127.0.0.1:${port}${path}`, { ...init, headers, signal: null })
    cookie = response.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return response
  })
}

/** The same, signed in. */
export async function signedInApi(role: Role): Promise<Api> {
  const api = await startApi()
  await api.signIn(`${role}@example.com`, 'demo')
  return api
}
