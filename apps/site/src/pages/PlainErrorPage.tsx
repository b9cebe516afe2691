import { useT } from '@view-site/i18n'
import { Button, useOnline } from '@view-site/ui'
import { siteTexts } from '../app/texts.ts'

/** Part of the entry: shown instead of `RouteErrorPage` if that failed to load too. Loads the document again by a press, or when the network is back. */
export function PlainErrorPage() {
  const t = useT(siteTexts)
  useOnline(reload)
  return (
    <section>
      <h1>{t(navigator.onLine ? 'serverError.text' : 'offline')}</h1>
      <p>{t('serverError.detail')}</p>
      <Button variant="primary" size="lg" onClick={reload}>
        {t('serverError.retry')}
      </Button>
    </section>
  )
}

function reload(): void {
  location.reload()
}
