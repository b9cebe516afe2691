import { QueryClient } from '@tanstack/react-query'
import type { Services } from '../app/services.ts'

const clients = new WeakMap<Services, QueryClient>()

/** The cache of server data, made with the first page that needs one. What was fetched for one user is not kept for the next. */
export function queryClientOf(services: Services): QueryClient {
  const known = clients.get(services)
  if (known) return known
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000, retry: false } } })
  clients.set(services, client)
  services.session.on(({ type }) => {
    if (type === 'signed-out') client.clear()
    // What a visitor was shown may look different to who signed in: prices, what is theirs.
    if (type === 'signed-in') void client.invalidateQueries()
  })
  return client
}
