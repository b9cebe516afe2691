import {
  isPlan,
  wrongFields,
  type Customer,
  type CustomerFields,
  type CustomerFilter,
  type CustomerPage,
  type Overview,
  type Plan,
} from '../src/api/Customer.ts'

/** Rows of one page of a list. */
const pageSize = 12

/** The customers, in memory. Replace this by your database. */
export interface Customers {
  find: (id: string) => Customer | undefined
  list: (filter: CustomerFilter) => CustomerPage
  overview: () => Overview
  create: (fields: CustomerFields) => Customer
  update: (id: string, fields: CustomerFields) => Customer | undefined
  remove: (id: string) => boolean
}

export function createCustomers(samples: readonly Customer[], now: () => Date): Customers {
  const all = new Map(samples.map((customer) => [customer.id, customer]))
  let last = Math.max(1000, ...samples.map(({ id }) => Number(id)))
  const inPlan = (plan: Plan) => countOf(all.values(), (customer) => customer.plan === plan)
  const newest = () => [...all.values()].toSorted((one, other) => other.since.localeCompare(one.since) || Number(other.id) - Number(one.id))

  return {
    find: (id) => all.get(id),
    list({ q = '', plan, page = 1 }) {
      const wanted = q.trim().toLowerCase()
      const found = newest().filter(
        (customer) => (plan === undefined || customer.plan === plan) && `${customer.name} ${customer.email}`.toLowerCase().includes(wanted),
      )
      const pages = Math.max(1, Math.ceil(found.length / pageSize))
      const shown = Math.min(Math.max(1, Math.floor(page)), pages)
      return { rows: found.slice((shown - 1) * pageSize, shown * pageSize), total: found.length, page: shown, pages }
    },
    overview: () => ({
      total: all.size,
      byPlan: { free: inPlan('free'), team: inPlan('team'), business: inPlan('business') },
      months: lastMonths(now()).map((month) => ({ month, count: countOf(all.values(), ({ since }) => since.startsWith(month)) })),
      newest: newest().slice(0, 5),
    }),
    create(fields) {
      last += 1
      const customer = { ...fields, id: String(last), since: now().toISOString().slice(0, 10) }
      all.set(customer.id, customer)
      return customer
    },
    update(id, fields) {
      const customer = all.get(id)
      if (!customer) return undefined
      const changed = { ...customer, ...fields }
      all.set(id, changed)
      return changed
    },
    remove: (id) => all.delete(id),
  }
}

/** The fields of a request; null if they cannot be saved. */
export function readFields(body: unknown): CustomerFields | null {
  if (typeof body !== 'object' || body === null) return null
  const { name, email, plan }: { name?: unknown; email?: unknown; plan?: unknown } = body
  if (typeof name !== 'string' || typeof email !== 'string' || !isPlan(plan)) return null
  const fields = { name: name.trim().slice(0, 100), email: email.trim().slice(0, 100), plan }
  return Object.values(wrongFields(fields)).some(Boolean) ? null : fields
}

function countOf(customers: Iterable<Customer>, isCounted: (customer: Customer) => boolean): number {
  return [...customers].filter(isCounted).length
}

function lastMonths(now: Date): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 11 + index, 1)).toISOString().slice(0, 7),
  )
}
