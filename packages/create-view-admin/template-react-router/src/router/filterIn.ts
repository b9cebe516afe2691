import type { CustomerFilter } from '../api/Customer.ts'
import { parseFilter } from '../pages/customers/parseFilter.ts'

/** The filter of the list in the query of an address. */
export function filterIn(query: URLSearchParams): CustomerFilter {
  return parseFilter({ ...Object.fromEntries(query), page: Number(query.get('page')) })
}
