import type { AdPlacement } from '@view-site/contract'
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react'
import { ads } from './ads.ts'

const SiteAd = lazy(async () => ({ default: (await import('./SiteAd.tsx')).SiteAd }))

export interface AdProps {
  placement: AdPlacement
  /** The page in whose flow it stands, where an ad would push away what is below. */
  inFlowOf?: string
}

/** The ad of a placement; what draws it comes when the page has nothing better to do, and never with the markup that is taken over. */
export function Ad(props: AdProps) {
  const { placement, inFlowOf } = props
  // Decided with the page, though what draws it may come after the reader has left.
  useEffect(() => void (inFlowOf !== undefined && ads.inFlow(placement, inFlowOf)), [placement, inFlowOf])
  const isIdle = useSyncExternalStore(whenIdle, wasIdle, notYet)
  return isIdle ? (
    <Suspense>
      <SiteAd {...props} />
    </Suspense>
  ) : null
}

let idleOnce = false

/** On later pages an ad need not wait, so that it is there with them. */
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
