import { isRedirect } from '@tanstack/react-router'
import { expect, test } from 'vitest'
import { guardAccess, type GuardedNavigation } from '../../tanstack.ts'

const can = (auth: readonly string[]) => auth.includes('editor')

function ledTo(...metas: GuardedNavigation['matches'][number]['staticData'][]): unknown {
  try {
    guardAccess({ matches: metas.map((staticData) => ({ staticData })), location: { href: '/orders?page=2' } }, { can })
  } catch (thrown) {
    if (isRedirect(thrown)) return [thrown.options.to, thrown.options.search]
    throw thrown
  }
  return null
}

test('[LAY-21] a route opens for who holds one of its values; the route’s own list counts before its parents’', () => {
  expect(ledTo(undefined, {})).toBeNull()
  expect(ledTo({ auth: ['editor', 'admin'] })).toBeNull()
  expect(ledTo({ auth: ['admin'] })).toEqual(['/403', { from: '/orders?page=2' }])
  expect(ledTo({ auth: ['admin'] }, { auth: ['editor'] }, {})).toBeNull()
  expect(ledTo({ auth: [] })).toEqual(['/403', { from: '/orders?page=2' }])
})
