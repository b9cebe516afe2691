import { isPlan, type CustomerFilter } from '../../api/Customer.ts'

/** The filter in a query; values that are none are left out. */
export function parseFilter({ q, plan, page }: Record<string, unknown>): CustomerFilter {
  return {
    ...((typeof q === 'string' || typeof q === 'number') && q !== '' && { q: String(q).slice(0, 80) }),
    ...(isPlan(plan) && { plan }),
    ...(typeof page === 'number' && Number.isInteger(page) && page > 1 && { page }),
  }
}
