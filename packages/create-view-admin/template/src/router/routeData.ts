import { useLoaderData, useNavigate, useSearch } from '@tanstack/react-router'
import type { Customer, CustomerFilter, CustomerPage, Overview } from '../api/Customer.ts'
import type { User } from '../api/User.ts'

/** What the route of the dashboard has loaded. */
export function useOverview(): Overview {
  return useLoaderData({ from: '/_work/' })
}

/** The customers of the filter in the address. */
export function useCustomers(): CustomerPage {
  return useLoaderData({ from: '/_work/customers' })
}

/** The customer of the page. */
export function useCustomer(): Customer {
  return useLoaderData({ from: '/_work/customers/$id' })
}

/** All users. */
export function useUsers(): readonly User[] {
  return useLoaderData({ from: '/_work/users' })
}

/** The filter in the address of the list. */
export function useFilter(): CustomerFilter {
  return useSearch({ from: '/_work/customers' })
}

/** Puts another filter into the address of the list. */
export function useChangeFilter(): (filter: CustomerFilter) => void {
  const navigate = useNavigate()
  return (search) => void navigate({ to: '/customers', search, replace: true })
}

/** Path of the page that was requested before the sign-in. */
export function useRequestedPath(): string | undefined {
  return useSearch({ from: '/sign-in' }).from
}
