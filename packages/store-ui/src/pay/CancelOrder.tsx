import { useT } from '@view-site/i18n'
import { Button, useMessages } from '@view-site/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { payMessages } from './payMessages.ts'
import { LazyConfirmDialog, preloadOverlays } from '../common/parts/lazyOverlays.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'

/** Cancels the order after a confirmation. */
export function CancelOrder({ onCancel }: { onCancel: () => Promise<void> }): ReactNode {
  const t = useT(payMessages)
  const textOf = useFailureText()
  const messages = useMessages()
  const [asking, setAsking] = useState(false)

  async function cancel() {
    try {
      await onCancel()
    } catch (error) {
      messages.message({ type: 'error', text: textOf(readFailure(error)) })
    }
  }

  return (
    <>
      <Button variant="quiet" onPointerEnter={preloadOverlays} onFocus={preloadOverlays} onClick={() => setAsking(true)}>
        {t('cancel.action')}
      </Button>
      {asking && (
        <Suspense>
          <LazyConfirmDialog
            open
            danger
            onOpenChange={setAsking}
            title={t('cancel.title')}
            description={t('cancel.text')}
            confirmLabel={t('cancel.confirm')}
            cancelLabel={t('cancel.keep')}
            onConfirm={cancel}
          />
        </Suspense>
      )}
    </>
  )
}
