import { lazy, Suspense, useState } from 'react'
import type { OpenQuestion } from '../core/ask.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomValue } from '../common/useAtomValue.ts'

const SettingsDrawer = lazy(() => import('../settings/SettingsDrawer.tsx'))
const Confirm = lazy(() => import('./Confirm.tsx'))

/** Everything of the layout that opens over the page. */
export function Overlays() {
  return (
    <>
      <Settings />
      <Questions />
    </>
  )
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
