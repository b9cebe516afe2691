import { useT } from '@view-site/i18n'
import { button, Link } from '@view-site/ui'
import { siteTexts } from '../app/texts.ts'
import { StatusPage } from './StatusPage.tsx'

/** `/500`. */
export function ServerErrorPage() {
  const t = useT(siteTexts)
  return (
    <StatusPage
      code="500"
      title={t('serverError.text')}
      actions={
        <Link to="/" variant="plain" className={button({ variant: 'primary', size: 'lg' })}>
          {t('backHome')}
        </Link>
      }
    />
  )
}
