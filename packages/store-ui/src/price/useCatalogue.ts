import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { Catalogue } from '@view-site/contract'
import { useStoreServices } from '../shared/services/useStoreServices.ts'

/** How long an answer counts as current, in ms. */
const freshFor = 60_000

export interface CatalogueState {
  /** The live catalogue, or the placeholder until it is there. */
  catalogue: Catalogue
  /** The live prices are not the ones the page came with. */
  changed: boolean
  failed: boolean
  /** The first answer, or the one after a failure, is on its way. */
  checking: boolean
  /** Fetches again; resolves when the answer is in, good or bad. */
  refresh: () => Promise<void>
}

/** The catalogue the page was prerendered with, then the live one. */
export function useCatalogue(placeholder: Catalogue): CatalogueState {
  const { api } = useStoreServices()
  const query = useQuery({ ...queries(api).catalogue(), staleTime: freshFor })
  return {
    catalogue: query.data ?? placeholder,
    changed: query.data !== undefined && pricesOf(query.data) !== pricesOf(placeholder),
    failed: query.isError,
    checking: query.isFetching,
    refresh: async () => {
      await query.refetch()
    },
  }
}

function pricesOf({ editions }: Catalogue) {
  return editions.map(({ sku, price, list_price }) => `${sku} ${price} ${list_price}`).join()
}
