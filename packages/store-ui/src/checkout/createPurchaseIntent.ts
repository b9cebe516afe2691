import type { Clock, KeyValueStorage } from '@view-site/platform'
import type { Purchasable } from './createCheckout.ts'

/** What a visitor was buying when they were asked to sign in, kept for a day across reloads and tabs. */
export interface PurchaseIntent {
  get: () => Purchasable | undefined
  subscribe: (listener: () => void) => () => void
  keep: (item: Purchasable) => void
  drop: () => void
}

const key = 'store-intent'
const lifetime = 24 * 3_600_000

/** Creates the intent of this browser. Storage holds the article, its number and its price, nothing about the visitor. */
export function createPurchaseIntent(storage: KeyValueStorage, clock: Pick<Clock, 'now'>): PurchaseIntent {
  const listeners = new Set<() => void>()
  const notify = (): void => listeners.forEach((listener) => listener())
  // The same object for the same text, as `useSyncExternalStore` requires.
  let known: { text: string | null; item: Purchasable | undefined } = { text: null, item: undefined }
  return {
    get() {
      const text = storage.getItem(key)
      if (text !== known.text) known = { text, item: parse(text, clock.now()) }
      return known.item
    },
    subscribe(listener) {
      listeners.add(listener)
      const forget = storage.subscribe?.(key, listener)
      return () => {
        listeners.delete(listener)
        forget?.()
      }
    },
    keep(item) {
      storage.setItem(key, JSON.stringify({ item, at: clock.now() }))
      notify()
    },
    drop() {
      storage.removeItem(key)
      notify()
    },
  }
}

function parse(text: string | null, now: number): Purchasable | undefined {
  try {
    const stored: unknown = JSON.parse(text ?? 'null')
    return isStored(stored) && now - stored.at < lifetime ? stored.item : undefined
  } catch {
    return undefined
  }
}

function isStored(value: unknown): value is { item: Purchasable; at: number } {
  if (!isRecord(value) || typeof value.at !== 'number' || !isRecord(value.item)) return false
  const { type, sku, quantity, expectAmount } = value.item
  const isKind = type === undefined || type === 'product' || type === 'store'
  return isKind && typeof sku === 'string' && Number.isInteger(quantity) && Number.isInteger(expectAmount)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
