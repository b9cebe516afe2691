import type { Ad, AdPlacement } from '@view-site/contract'
import { createObservable, type Observable } from '../shared/createObservable.ts'

/** Where advertisements come from, and how clicks are sent. */
export interface AdsOptions {
  /** Where the API lives. @default '' (the page's own origin) */
  baseUrl?: string | undefined
  /** @default globalThis.fetch */
  fetch?: typeof fetch | undefined
  /** Sends a few bytes that outlive the page; false when they were not taken. @default navigator.sendBeacon */
  beacon?: ((url: string, body: Blob) => boolean) | undefined
}

/** The advertisements of all placements: each is read once, and its clicks are counted. */
export interface Ads {
  /** What is known of a placement now; nothing before it was read, and nothing where it failed. */
  at: (placement: AdPlacement) => Observable<readonly Ad[]>
  /**
   * The ads of a placement in the flow of a page: those known when this is first asked for the page, and the same ever after. Who
   * comes back finds nothing moved.
   */
  inFlow: (placement: AdPlacement, page: string) => readonly Ad[]
  /** Reads a placement once; a failure leaves everything as it is. */
  load: (placement: AdPlacement) => Promise<void>
  /** Counts a click; never in the way of it. */
  click: (id: string) => void
}

const none: readonly Ad[] = []

/** The ads of a site: read once for each placement, counted by their ids, silent when anything fails. */
export function createAds({ baseUrl = '', fetch: get = (...request) => fetch(...request), beacon = sendBeacon }: AdsOptions = {}): Ads {
  const stores = new Map<AdPlacement, Observable<readonly Ad[]>>()
  const underWay = new Map<AdPlacement, Promise<void>>()
  const decided = new Map<string, readonly Ad[]>()

  function at(placement: AdPlacement): Observable<readonly Ad[]> {
    const known = stores.get(placement)
    if (known) return known
    const store = createObservable(none)
    stores.set(placement, store)
    return store
  }

  async function read(placement: AdPlacement): Promise<void> {
    try {
      const response = await get(`${baseUrl}/v1/pro/ad/list?name=${placement}`)
      const found = adsIn(await response.json())
      if (found.length > 0) at(placement).set(found)
    } catch {
      // A page without ads is a whole page.
    }
  }

  return {
    at,
    inFlow(placement, page) {
      const key = `${placement} ${page}`
      const found = decided.get(key) ?? at(placement).get()
      decided.set(key, found)
      return found
    },
    load(placement) {
      const reading = underWay.get(placement) ?? read(placement)
      underWay.set(placement, reading)
      return reading
    },
    click(id) {
      const url = `${baseUrl}/v1/pro/ad/click`
      const body = JSON.stringify({ id })
      if (beacon(url, new Blob([body], { type: 'application/json' }))) return
      const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body, keepalive: true }
      void get(url, options).catch(() => undefined)
    },
  }
}

function sendBeacon(url: string, body: Blob): boolean {
  return 'sendBeacon' in navigator && navigator.sendBeacon(url, body)
}

/** The ads of a reply; whatever does not look like one is left out. The contract's schema would bring zod for four fields. */
function adsIn(reply: unknown): Ad[] {
  if (!isRecord(reply) || reply['code'] !== 200 || !Array.isArray(reply['data'])) return []
  return reply['data'].filter(isAd)
}

function isAd(value: unknown): value is Ad {
  if (!isRecord(value) || typeof value['id'] !== 'string') return false
  const { link, img, title } = value
  return isAddress(link) && isAddress(img) && isRecord(title) && typeof title['zh-CN'] === 'string' && typeof title['en-US'] === 'string'
}

function isAddress(value: unknown): boolean {
  return typeof value === 'string' && /^(?:https:\/\/|\/(?![/\\]))/.test(value)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
