import { createObservable, type KeyValueStorage } from '@view-site/platform'
import { storageKeys } from '../config.ts'
import type { Kind } from './Asset.ts'

/** A request for a piece of equipment. */
export interface LoanRequest {
  readonly id: string
  /** Id of the person. */
  readonly by: string
  readonly kind: Kind
  /** ISO day. */
  readonly on: string
}

/** Unanswered requests. */
export interface Requests {
  waiting: () => readonly LoanRequest[]
  answer: (id: string) => void
  subscribe: (listener: () => void) => () => void
}

const sample: readonly LoanRequest[] = [
  { id: 'R-031', by: 'p03', kind: 'display', on: '2026-02-02' },
  { id: 'R-032', by: 'p07', kind: 'laptop', on: '2026-02-03' },
  { id: 'R-033', by: 'p10', kind: 'phone', on: '2026-02-05' },
  { id: 'R-034', by: 'p05', kind: 'dock', on: '2026-02-06' },
  { id: 'R-035', by: 'p12', kind: 'tablet', on: '2026-02-09' },
]

/** Creates the store of requests; answers are stored in this browser. */
export function createRequests(storage: KeyValueStorage): Requests {
  const answered = new Set((storage.getItem(storageKeys.requests) ?? '').split(' '))
  const waiting = createObservable(sample.filter(({ id }) => !answered.has(id)))
  return {
    waiting: waiting.get,
    subscribe: waiting.subscribe,
    answer(id) {
      answered.add(id)
      storage.setItem(storageKeys.requests, [...answered].join(' ').trim())
      waiting.set(sample.filter((one) => !answered.has(one.id)))
    },
  }
}
