import { pageStorage, type KeyValueStorage } from '@view-site/platform'

/** The referrers of the first and the current visit: a URL, or `direct`. */
export interface Referrers {
  referrer_first: string
  referrer_last: string
}

const none = 'direct'
// Maximum length that the sign-up call accepts.
const longest = 2000

/** Stores the first referrer once, and the last one on every call. Call it once per page load, before any navigation. */
export function recordReferrer(storage: KeyValueStorage = pageStorage, referrer: string = document.referrer): void {
  const from = referrer.slice(0, longest) || none
  if (!storage.getItem('referrer_first')) storage.setItem('referrer_first', from)
  storage.setItem('referrer_last', from)
}

/** The referrers that a sign-up sends. */
export function readReferrers(storage: KeyValueStorage = pageStorage): Referrers {
  const read = (key: keyof Referrers) => (storage.getItem(key) || none).slice(0, longest)
  return { referrer_first: read('referrer_first'), referrer_last: read('referrer_last') }
}
