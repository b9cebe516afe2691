import { Suspense, useId, useLayoutEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { LayoutProvider, useLayout } from '../common/LayoutContext.tsx'
import { useAtomValue } from '../common/useAtomValue.ts'
import { useInBrowser } from '../common/useInBrowser.ts'
import { useT } from '../common/useT.ts'
import { ErrorBoundary } from '../page-error/ErrorBoundary.tsx'
import { keepDialogOpen } from './keepDialogOpen.ts'
import { LockForm } from './LockForm.tsx'
import * as styles from './LockScreen.css.ts'
import type { LockScreenProps } from './LockScreenProps.ts'

/**
 * While locked, covers the window and asks for the password: nothing else can be seen, focused, read out or navigated to. Render it next to
 * `AppLayout`.
 */
export function LockScreen({ lock, ...form }: LockScreenProps) {
  const inBrowser = useInBrowser()
  return <LayoutProvider layout={lock.layout}>{inBrowser && <WhileLocked lock={lock} {...form} />}</LayoutProvider>
}

function WhileLocked({ lock, ...form }: LockScreenProps) {
  const titleId = useId()
  const locked = useAtomValue(lock.locked)
  if (!locked) return null
  return createPortal(
    <Cover titleId={titleId}>
      <ErrorBoundary fallback={showFailure}>
        <Suspense>
          <LockForm lock={lock} titleId={titleId} {...form} />
        </Suspense>
      </ErrorBoundary>
    </Cover>,
    document.body,
  )
}

/** The browser's own modal dialog makes everything else inert, also what opens later. */
function Cover({ titleId, children }: { titleId: string; children: ReactNode }) {
  const ref = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => (ref.current ? keepDialogOpen(ref.current) : undefined), [])
  return (
    <dialog ref={ref} className={styles.cover} aria-labelledby={titleId}>
      {children}
    </dialog>
  )
}

const showFailure = () => <TextsFailed />

function TextsFailed() {
  const t = useT()
  const { brand } = useAtomValue(useLayout().inputs)
  return (
    <p role="alert">
      {t('pageFailed')} <a href={brand.href ?? '/'}>{brand.title}</a>
    </p>
  )
}
