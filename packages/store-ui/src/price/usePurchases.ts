import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { Purchase } from '@view-site/contract'
import { useStoreServices } from '../common/services/useStoreServices.ts'

const nothing: readonly Purchase[] = []

/** What the user owns: nothing for a visitor, and until it is known. `read` asks the server, for a visitor who has just signed in. */
export function usePurchases(): { purchases: readonly Purchase[]; read: () => Promise<readonly Purchase[]> } {
  const { api, session } = useStoreServices()
  const client = useQueryClient()
  const query = queries(api).purchaseList({ page: 1, page_size: 100 })
  const { data } = useQuery({ ...query, enabled: session.status === 'signed-in', retry: false })
  return {
    purchases: session.status === 'signed-in' ? (data?.list ?? nothing) : nothing,
    // Without an answer the order is placed as shown: the server knows what is owned already.
    read: () =>
      client.fetchQuery({ ...query, staleTime: 0 }).then(
        ({ list }) => list,
        () => nothing,
      ),
  }
}
