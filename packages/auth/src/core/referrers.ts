import { pageStorage, type KeyValueStorage } from './browserStorage.ts'

/** Where a visitor came from the first time, and this time: an address, or `direct`. */
export interface Referrers {
  referrer_first: string
  referrer_last: string
}

const none = 'direct'
// What the sign-up call takes.
const longest = 2000

/** Keeps the first referrer once and the last always. Call it once per page load, before anything navigates. */
export function recordReferrer(storage: KeyValueStorage = pageStorage, referrer: string = document.referrer): void {
  const from = referrer.slice(0, longest) || none
  if (!storage.getItem('referrer_first')) storage.setItem('referrer_first', from)
  storage.setItem('referrer_last', from)
}

/** What the sign-up sends along. */
export function readReferrers(storage: KeyValueStorage = pageStorage): Referrers {
  const read = (key: keyof Referrers) => (storage.getItem(key) || none).slice(0, longest)
  return { referrer_first: read('referrer_first'), referrer_last: read('referrer_last') }
}
