import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { siteTexts } from '../app/texts.ts'

/** Part of the entry: shown instead of `RouteErrorPage` if that failed to load too. Retries by loading the document again. */
export function PlainErrorPage() {
  const t = useT(siteTexts)
  return (
    <section>
      <h1>{t('serverError.text')}</h1>
      <p>{t('serverError.detail')}</p>
      <Button variant="primary" size="lg" onClick={() => location.reload()}>
        {t('serverError.retry')}
      </Button>
    </section>
  )
}
