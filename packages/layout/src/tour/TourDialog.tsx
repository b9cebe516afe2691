import { lazy, Suspense } from 'react'
import { LayoutProvider } from '../common/LayoutContext.tsx'
import { useAtomValue } from '../common/useAtomValue.ts'
import { logPageError } from '../core/logPageError.ts'
import { ErrorBoundary } from '../page-error/ErrorBoundary.tsx'
import type { Tours } from './createTours.ts'

const StepDialog = lazy(async () => ({ default: (await import('./StepDialog.tsx')).StepDialog }))

/** Props of `TourDialog`. */
export interface TourDialogProps {
  tours: Tours
}

/**
 * Shows the steps of the tour that is open: each in a dialog next to its target, which is highlighted. Escape skips the tour, the arrow keys
 * go back and on. Render it next to `AppLayout`.
 */
export function TourDialog({ tours }: TourDialogProps) {
  return (
    <LayoutProvider layout={tours.layout}>
      <WhileOpen tours={tours} />
    </LayoutProvider>
  )
}

function WhileOpen({ tours }: TourDialogProps) {
  const shown = useAtomValue(tours.shown)
  function fail(error: unknown) {
    logPageError(tours.layout, error)
    tours.close()
  }
  return (
    <ErrorBoundary resetKey={shown?.tour} fallback={() => null} onError={fail}>
      <Suspense>{shown && <StepDialog tours={tours} shown={shown} />}</Suspense>
    </ErrorBoundary>
  )
}
