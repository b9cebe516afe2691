import { lazy, Suspense, useEffect, useState } from 'react'
import type { OpenQuestion } from '../core/ask.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { MobileDrawer } from '../drawer/MobileDrawer.tsx'
import { useAtomValue } from '../common/useAtomValue.ts'

const SettingsDrawer = lazy(() => import('../settings/SettingsDrawer.tsx'))
const Confirm = lazy(() => import('./Confirm.tsx'))

/** Everything of the layout that opens over the page. */
export function Overlays() {
  return (
    <>
      <Menus />
      <Settings />
      <Questions />
    </>
  )
}

/** Closed on a wide screen, where the menus are part of the page. */
function Menus() {
  const { drawer, device } = useLayout()
  const open = useAtomValue(drawer.atom)
  const wide = useAtomValue(device.atom) === 'Desktop'
  useEffect(() => {
    if (wide) drawer.set(false)
  }, [wide, drawer])
  return <MobileDrawer open={open && !wide} onOpenChange={drawer.set} />
}

function Settings() {
  const { settingsDrawer } = useLayout()
  const open = useAtomValue(settingsDrawer.atom)
  const [wasOpen, setWasOpen] = useState(open)
  if (open && !wasOpen) setWasOpen(true)
  return (
    wasOpen && (
      <Suspense fallback={null}>
        <SettingsDrawer open={open} onOpenChange={settingsDrawer.set} />
      </Suspense>
    )
  )
}

function Questions() {
  const question = useAtomValue(useLayout().question)
  const [last, setLast] = useState<OpenQuestion | null>(null)
  if (question !== null && question !== last) setLast(question)
  return (
    last && (
      <Suspense fallback={null}>
        <Confirm question={last} open={question !== null} />
      </Suspense>
    )
  )
}
