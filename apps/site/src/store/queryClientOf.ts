import { QueryClient } from '@tanstack/react-query'
import type { Services } from '../app/services/services.ts'

const clients = new WeakMap<Services, QueryClient>()

/** The cache of server data, created by the first page that needs one, and cleared on sign-out. */
export function queryClientOf(services: Services): QueryClient {
  const known = clients.get(services)
  if (known) return known
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  clients.set(services, client)
  services.session.on(({ type }) => {
    if (type === 'signed-out') client.clear()
    // Responses may differ for a signed-in user: prices, purchases.
    if (type === 'signed-in') void client.invalidateQueries()
  })
  return client
}
