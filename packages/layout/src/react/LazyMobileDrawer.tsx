import { lazy, Suspense, useEffect, useState } from 'react'
// Its styles are in the one style sheet of the package; only its code is loaded later.
import './MobileDrawer.css.ts'
import { useLayout } from './LayoutContext.tsx'
import { useAtomValue } from './useAtomValue.ts'

const load = () => import('./MobileDrawer.tsx')
const MobileDrawer = lazy(load)

/** Fetches the drawer's code; called when somebody is about to open it. */
export function preloadMobileDrawer(): void {
  void load().catch(() => undefined)
}

/** The mobile drawer, loaded when it is first opened and closed for good on a wide screen. */
export function LazyMobileDrawer() {
  const { drawer, device } = useLayout()
  const asked = useAtomValue(drawer.atom)
  const wide = useAtomValue(device.atom) === 'Desktop'
  const [wasOpen, setWasOpen] = useState(false)
  if (asked && !wasOpen) setWasOpen(true)
  useEffect(() => {
    if (wide) drawer.set(false)
  }, [wide, drawer])
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <MobileDrawer open={asked && !wide} onOpenChange={drawer.set} />
    </Suspense>
  )
}
