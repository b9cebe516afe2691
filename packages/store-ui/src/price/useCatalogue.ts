import { useQuery, type UseQueryResult } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { Catalogue } from '@view-site/contract'
import { useStoreServices } from '../common/services/useStoreServices.ts'

/** How long an answer stays fresh, in ms. */
const freshFor = 60_000

/** The catalogue, and the state of its request. */
export interface CatalogueState {
  /** The live catalogue, or the prerendered one until it has loaded. */
  catalogue: Catalogue
  /** The live prices differ from those the page was rendered with. */
  changed: boolean
  /** The request for the live one. */
  request: UseQueryResult<Catalogue>
}

/** The catalogue the page was prerendered with, then the live one. */
export function useCatalogue(placeholder: Catalogue): CatalogueState {
  const { api } = useStoreServices()
  const query = useQuery({ ...queries(api).catalogue(), staleTime: freshFor })
  return {
    catalogue: query.data ?? placeholder,
    changed: query.data !== undefined && pricesOf(query.data) !== pricesOf(placeholder),
    request: query,
  }
}

function pricesOf({ editions }: Catalogue) {
  return editions.map(({ sku, price, list_price }) => `${sku} ${price} ${list_price}`).join()
}
