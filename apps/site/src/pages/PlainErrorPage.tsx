import { useT } from '@view-site/i18n'
import { Button, useOnline } from '@view-site/ui'
import { siteTexts } from '../app/texts.ts'
import { useLoadFailure } from './useLoadFailure.ts'

/** Part of the entry: shown instead of `RouteErrorPage` if that failed to load too. Retries by loading the document again, also when the network is back. */
export function PlainErrorPage() {
  const t = useT(siteTexts)
  const failure = useLoadFailure()
  useOnline(reload)
  return (
    <section>
      <h1>{t(`${failure}.text`)}</h1>
      <p>{t(`${failure}.detail`)}</p>
      <Button variant="primary" size="lg" onClick={reload}>
        {t('serverError.retry')}
      </Button>
    </section>
  )
}

function reload(): void {
  location.reload()
}
