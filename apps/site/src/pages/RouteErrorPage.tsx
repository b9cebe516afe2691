import { useRouter, type ErrorComponentProps } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { Button, button, Link, useOnline } from '@view-site/ui'
import { useCallback, useState } from 'react'
import { siteTexts } from '../app/texts.ts'
import { StatusPage } from './StatusPage.tsx'

/** Shown instead of a page whose data or code failed to load, with a button to retry. Retries by itself when the network is back. */
export function RouteErrorPage({ reset }: ErrorComponentProps) {
  const t = useT(siteTexts)
  const router = useRouter()
  // Read once: the text stays until the page is loaded.
  const [isOffline] = useState(() => !navigator.onLine)
  const retry = useCallback(() => void router.invalidate().then(reset), [router, reset])
  useOnline(retry)
  return (
    <StatusPage
      code={isOffline ? undefined : '500'}
      title={t(isOffline ? 'offline' : 'serverError.text')}
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
    </StatusPage>
  )
}
