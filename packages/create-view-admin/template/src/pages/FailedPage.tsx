import { useT } from '@view-site/i18n'
import { confirmUnsaved } from '@view-site/layout'
import { ErrorState } from '@view-site/ui'
import { failureOf } from '../api/ApiError.ts'
import { useApp } from '../AppContext.tsx'
import { texts } from '../texts.ts'

/** Shown when a page or its data cannot be loaded: says why, and tries again or leads to the sign-in. */
export function FailedPage({ error }: { error: unknown }) {
  const t = useT(texts)
  const { layout, router, session } = useApp()
  const failure = failureOf(error)
  const isSignedOut = failure === 'signedOut'
  async function retry() {
    // Without a session every page is replaced by the sign-in.
    if (isSignedOut && (await confirmUnsaved(layout))) session.forget()
    await router.reload()
  }
  return (
    <ErrorState
      title={t('failed.title')}
      retryLabel={isSignedOut ? t('failed.signIn') : t('failed.retry')}
      onRetry={() => void retry()}
      retriesOnline={!isSignedOut}
    >
      {t(`failure.${failure}`)}
    </ErrorState>
  )
}
