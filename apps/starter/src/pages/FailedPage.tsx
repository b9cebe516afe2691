import type { ErrorComponentProps } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { ErrorState } from '@view-site/ui'
import { useEffect } from 'react'
import { useApp } from '../AppContext.tsx'
import { texts } from '../texts.ts'

/** A page that threw: the log gets the error, the visitor another try. */
export function FailedPage({ error, reset }: ErrorComponentProps) {
  const t = useT(texts)
  const { layout, router } = useApp()
  useEffect(() => {
    const message = error instanceof Error ? error.message : String(error)
    layout.store.get(layout.inputs).log?.add({ type: 'error', message, detail: error })
  }, [layout, error])
  return (
    <ErrorState
      title={t('failed.title')}
      retryLabel={t('failed.retry')}
      onRetry={() => {
        reset()
        void router.invalidate()
      }}
    />
  )
}
