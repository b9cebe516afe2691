import { lazy, Suspense, type ReactNode } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'
import { useT } from '../common/useT.ts'
import { contentId } from '../core/documentNames.ts'
import { logPageError } from '../core/logPageError.ts'
import { loadPart } from '../lazy/loadPart.ts'
import { ErrorBoundary } from './ErrorBoundary.tsx'

export interface PageBoundaryProps {
  /** Another value shows the page again after an error. */
  resetKey: unknown
  /** Whether nothing of the shell is around the page, so that the error is the main landmark. @default false */
  isStandalone?: boolean
  /** Called before a page that was shown is removed because it throws. */
  beforeFailure?: () => void
  children: ReactNode
}

/** Shows an error in place of a page that throws, and logs it: the shell and the pages in other tabs go on. */
export function PageBoundary({ resetKey, isStandalone = false, beforeFailure, children }: PageBoundaryProps) {
  const layout = useLayout()
  const isForRouter = (error: unknown) => layout.router.handlesError?.(error) ?? false
  const showError = (error: unknown) => {
    if (isForRouter(error)) throw error
    const shown = (
      // The code or the texts of the error page may be what cannot be loaded.
      <ErrorBoundary fallback={showShortError}>
        <Suspense fallback={<ShortError />}>
          <PageError error={error} />
        </Suspense>
      </ErrorBoundary>
    )
    return isStandalone ? <main id={contentId}>{shown}</main> : shown
  }
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={showError}
      beforeFailure={beforeFailure}
      onError={(error) => isForRouter(error) || logPageError(layout, error)}
    >
      {children}
    </ErrorBoundary>
  )
}

/** The same around the router's own view: another address shows its page. The shell around it is not rendered again for that. */
export function CurrentPageBoundary(props: Omit<PageBoundaryProps, 'resetKey'>) {
  const address = useAtomSelector(useLayout().route, (now) => now.fullPath)
  return <PageBoundary resetKey={address} {...props} />
}

const PageError = lazy(() => loadPart('pageError'))

const showShortError = () => <ShortError />

function ShortError() {
  return <p role="alert">{useT()('pageFailed')}</p>
}
