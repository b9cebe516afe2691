import assert from 'node:assert/strict'
import { ApiError, createApiClient, type ApiLogEntry } from '@view-site/api-client'

/** A standalone Node script: `pnpm release:rehearse` runs it outside of this repository. Its argument is the URL of the API. */
const [baseUrl = ''] = process.argv.slice(2)
let token: string | undefined
const log: ApiLogEntry[] = []
const api = createApiClient({ baseUrl, getToken: () => token, getLocale: () => 'en-US', onLog: (entry) => log.push(entry) })
const account = { mail: 'demo@example.com', password: 'view-ui-plus' }

const catalogue = await api.call('pro/info/get', { scope: 'catalogue' })
assert.equal(catalogue.scope, 'catalogue')

const refused = await api.call('user/signin', { ...account, password: 'wrong' }, { silent: true }).catch((error: unknown) => error)
assert.ok(refused instanceof ApiError)
assert.equal(refused.kind, 'business')
assert.match(log[0]?.meta.url ?? '', /user\/signin$/)

const session = await api.call('user/signin', account)
token = session.token
const info = await api.call('user/info', {})
assert.equal(info.uuid, session.uuid)
process.stdout.write(`Signed in as ${info.name}.\n`)
