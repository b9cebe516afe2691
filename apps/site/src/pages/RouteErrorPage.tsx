import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { Button, button, Link } from '@view-site/ui'
import { siteTexts } from '../app/texts.ts'
import { Landing } from './Landing.tsx'

/** Takes the place of a page whose data or code could not be loaded; trying again loads both anew. */
export function RouteErrorPage({ reset }: ErrorComponentProps) {
  const t = useT(siteTexts)
  const router = useRouter()
  const retry = () => {
    void router.invalidate().then(reset)
  }
  return (
    <Landing
      code="500"
      title={t('serverError.text')}
      actions={
        <>
          <Button variant="primary" size="lg" onClick={retry}>
            {t('serverError.retry')}
          </Button>
          <Link to="/" variant="plain" className={button({ size: 'lg' })}>
            {t('backHome')}
          </Link>
        </>
      }
    >
      <p>{t('serverError.detail')}</p>
    </Landing>
  )
}
