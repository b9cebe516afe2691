import { plans, type Customer } from '../src/api/Customer.ts'
import type { User } from '../src/api/User.ts'

/** Password of every sample user. */
export const samplePassword = 'demo'

export const sampleUsers: readonly User[] = [
  { name: 'Vera Viewer', email: 'viewer@example.com', role: 'viewer' },
  { name: 'Edith Editor', email: 'editor@example.com', role: 'editor' },
  { name: 'Adam Admin', email: 'admin@example.com', role: 'admin' },
]

const names = [
  'Northwind',
  'Contoso',
  'Fabrikam',
  'Tailspin',
  'Wingtip',
  'Litware',
  'Proseware',
  'Adatum',
  'Lucerne',
  'Munson',
  'Relecloud',
]
const kinds = ['Traders', 'Foods', 'Logistics', 'Studio', 'Works']

/** Forty customers, spread over the twelve months before a day. */
export function sampleCustomers(today: Date): Customer[] {
  return Array.from({ length: 40 }, (_, index) => {
    const name = `${names[index % names.length]} ${kinds[index % kinds.length]}`
    const monthsAgo = Math.floor(11 - 11 * Math.sqrt(index / 40))
    const since = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - monthsAgo, 1 + ((index * 7) % today.getUTCDate())))
    return {
      id: String(1001 + index),
      name,
      email: `office@${name.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.example`,
      plan: plans[(index * 5 + Math.floor(index / 4)) % plans.length] ?? 'free',
      since: since.toISOString().slice(0, 10),
    }
  })
}
