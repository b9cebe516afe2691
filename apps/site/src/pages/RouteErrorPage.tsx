import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { Button, button, Link, useOnline } from '@view-site/ui'
import { useCallback } from 'react'
import { siteTexts } from '../app/texts.ts'
import { StatusPage } from './StatusPage.tsx'
import { useLoadFailure } from './useLoadFailure.ts'

/** Shown instead of a page whose data or code failed to load, with a button to retry. Retries by itself when the network is back. */
export function RouteErrorPage({ reset }: ErrorComponentProps) {
  const t = useT(siteTexts)
  const router = useRouter()
  const failure = useLoadFailure()
  const retry = useCallback(() => void router.invalidate().then(reset), [router, reset])
  useOnline(retry)
  return (
    <StatusPage
      code={failure === 'serverError' ? '500' : undefined}
      title={t(`${failure}.text`)}
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
      <p>{t(`${failure}.detail`)}</p>
    </StatusPage>
  )
}
