import { useSyncExternalStore } from 'react'
import { useApp } from '../AppContext.tsx'
import type { LoanRequest } from './createRequests.ts'

/** Requests that wait for an answer. */
export function useRequests(): readonly LoanRequest[] {
  const { requests } = useApp()
  return useSyncExternalStore(requests.subscribe, requests.waiting)
}
