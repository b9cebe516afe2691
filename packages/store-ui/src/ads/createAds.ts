import type { Ad, AdPlacement } from '@view-site/contract'
import { createObservable, type Observable } from '@view-site/platform'

/** Where advertisements come from, and how clicks are sent. */
export interface AdsOptions {
  /** Where the API lives. @default '' (the page's own origin) */
  baseUrl?: string | undefined
  /** @default globalThis.fetch */
  fetch?: typeof fetch | undefined
  /** Sends a few bytes that survive leaving the page; false if the browser refused them. @default navigator.sendBeacon */
  beacon?: ((url: string, body: Blob) => boolean) | undefined
}

/** The advertisements of all placements: each is read once, and its clicks are counted. */
export interface Ads {
  /** The ads known for a placement; none before it has loaded, or if that failed. */
  at: (placement: AdPlacement) => Observable<readonly Ad[]>
  /**
   * The ads of a placement in the flow of a page: those known when first asked for that page, and the same from then on, so that
   * nothing has moved when the user returns.
   */
  inFlow: (placement: AdPlacement, page: string) => readonly Ad[]
  /** Loads a placement once; a failure changes nothing. */
  load: (placement: AdPlacement) => Promise<void>
  /** Counts a click without delaying it. */
  click: (id: string) => void
}

const none: readonly Ad[] = []

/** Creates the ads of a site: loaded once for each placement, counted by id, silent when anything fails. */
export function createAds({ baseUrl = '', fetch: get = (...request) => fetch(...request), beacon = sendBeacon }: AdsOptions = {}): Ads {
  const observables = new Map<AdPlacement, Observable<readonly Ad[]>>()
  const underWay = new Map<AdPlacement, Promise<void>>()
  const decided = new Map<string, readonly Ad[]>()

  function at(placement: AdPlacement): Observable<readonly Ad[]> {
    const known = observables.get(placement)
    if (known) return known
    const observable = createObservable(none)
    observables.set(placement, observable)
    return observable
  }

  async function read(placement: AdPlacement): Promise<void> {
    try {
      const response = await get(`${baseUrl}/v1/pro/ad/list?name=${placement}`)
      const found = adsIn(await response.json())
      if (found.length > 0) at(placement).set(found)
    } catch {
      // A page works without ads.
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

/** The ads of a reply; anything malformed is left out. Checked by hand, because the contract's schema would load zod for four fields. */
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
