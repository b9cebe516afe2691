import { useQuery } from '@tanstack/react-query'
import type { License } from '@view-site/contract'
import { readLicenses } from './readLicenses.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'

/** The query key of the account's licences. */
export const licensesKey = ['pro/license/list', 'all'] as const

/** The account's licences, by purchase. */
export function useLicenses() {
  const { api, session } = useStoreServices()
  return useQuery({
    queryKey: licensesKey,
    queryFn: ({ signal }) => readLicenses(api, signal),
    select: byPurchase,
    enabled: session.status !== 'loading',
    retry: false,
  })
}

function byPurchase(licenses: readonly License[]) {
  const grouped = new Map<string, License[]>()
  for (const license of licenses) grouped.set(license.purchase_id, [...(grouped.get(license.purchase_id) ?? []), license])
  return grouped
}
