import { useLoaderData, useNavigate, useSearchParams } from 'react-router'
import type { Customer, CustomerFilter, CustomerPage, Overview } from '../api/Customer.ts'
import type { User } from '../api/User.ts'
import { filterIn } from './filterIn.ts'

/** What the route of the dashboard has loaded. */
export function useOverview(): Overview {
  return useLoaderData<Overview>()
}

/** The customers of the filter in the address. */
export function useCustomers(): CustomerPage {
  return useLoaderData<CustomerPage>()
}

/** The customer of the page. */
export function useCustomer(): Customer {
  return useLoaderData<Customer>()
}

/** All users. */
export function useUsers(): readonly User[] {
  return useLoaderData<readonly User[]>()
}

/** The filter in the address of the list. */
export function useFilter(): CustomerFilter {
  return filterIn(useSearchParams()[0])
}

/** Puts another filter into the address of the list. */
export function useChangeFilter(): (filter: CustomerFilter) => void {
  const navigate = useNavigate()
  return (filter) => {
    const query = Object.entries(filter).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]]))
    void navigate({ pathname: '/customers', search: new URLSearchParams(query).toString() }, { replace: true })
  }
}

/** Path of the page that was requested before the sign-in. */
export function useRequestedPath(): string | undefined {
  return useSearchParams()[0].get('from') ?? undefined
}
