import { Suspense, useEffect, useSyncExternalStore } from 'react'
import { optionalPart } from '../../app/optionalPart.ts'
import type { AdProps } from './AdProps.ts'
import { ads } from './ads.ts'

const SiteAd = optionalPart(async () => (await import('./SiteAd.tsx')).SiteAd)

/** The ad of a placement. Loaded when the browser is idle, and never part of the hydrated markup. */
export function Ad(props: AdProps) {
  const { placement, inFlowOf } = props
  // Called with the page rather than with SiteAd, which may load only after the reader has left.
  useEffect(() => void (inFlowOf !== undefined && ads.inFlow(placement, inFlowOf)), [placement, inFlowOf])
  const isIdle = useSyncExternalStore(whenIdle, wasIdle, notYet)
  return isIdle ? (
    <Suspense>
      <SiteAd {...props} />
    </Suspense>
  ) : null
}

let idleOnce = false

/** On later pages ads are rendered at once. */
function wasIdle(): boolean {
  return idleOnce
}

function notYet(): boolean {
  return false
}

function whenIdle(then: () => void): () => void {
  const run = () => {
    idleOnce = true
    then()
  }
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(run, 2000)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(run, { timeout: 4000 })
  return () => cancelIdleCallback(handle)
}
