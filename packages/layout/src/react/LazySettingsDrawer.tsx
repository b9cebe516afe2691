import { lazy, Suspense, useState } from 'react'
import { useLayout } from './LayoutContext.tsx'
import { useAtomValue } from './useAtomValue.ts'

const load = () => import('../settings/SettingsDrawer.tsx')
const SettingsDrawer = lazy(load)

/** Fetches the drawer's code; called when somebody is about to open it. */
export function preloadSettingsDrawer(): void {
  void load().catch(() => undefined)
}

/** The settings drawer, loaded when it is first opened. */
export function LazySettingsDrawer() {
  const { settingsDrawer } = useLayout()
  const open = useAtomValue(settingsDrawer.atom)
  const [wasOpen, setWasOpen] = useState(false)
  if (open && !wasOpen) setWasOpen(true)
  if (!wasOpen) return null
  return (
    <Suspense fallback={null}>
      <SettingsDrawer open={open} onOpenChange={settingsDrawer.set} />
    </Suspense>
  )
}
