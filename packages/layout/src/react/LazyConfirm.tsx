import { lazy, Suspense, useState } from 'react'
import type { OpenQuestion } from '../core/createQuestions.ts'
import { useLayout } from './LayoutContext.tsx'
import { useAtomValue } from './useAtomValue.ts'

const Confirm = lazy(() => import('./Confirm.tsx'))

/** The dialog in which the layout asks, loaded with the first question. */
export function LazyConfirm() {
  const question = useAtomValue(useLayout().questions.atom)
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
