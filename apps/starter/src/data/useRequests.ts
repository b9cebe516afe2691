import { useSyncExternalStore } from 'react'
import { useApp } from '../AppContext.tsx'
import type { LoanRequest } from './createRequests.ts'

/** Unanswered requests. */
export function useRequests(): readonly LoanRequest[] {
  const { requests } = useApp()
  return useSyncExternalStore(requests.subscribe, requests.waiting)
}
