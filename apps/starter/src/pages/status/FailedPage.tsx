import type { ErrorComponentProps } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { ErrorState } from '@view-site/ui'
import { useEffect } from 'react'
import { useApp } from '../../AppContext.tsx'
import { texts } from '../../texts.ts'

/** Shown when a page throws: logs the error and offers a retry. */
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
