import { useLocation, useRouter } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { Button, button, Link, useCountdown, useNavigation } from '@view-site/ui'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useSite } from '../app/SiteContext.tsx'
import { siteTexts } from '../app/texts.ts'
import { knownPages } from '../docs/knownPages.ts'
import { StatusPage } from './StatusPage.tsx'
import * as styles from './StatusPage.css.ts'
import { similarPages } from './similarPages.ts'
import { useHydrated } from './useHydrated.ts'

const introduction = '/view-ui-plus/guide/introduce'
/** Milliseconds before the redirect. */
const redirectDelay = 10_000

/** Any unknown address: suggests pages with a similar address, and redirects unless the visitor stops it. */
export function NotFoundPage() {
  const t = useT(siteTexts)
  const { navigate } = useNavigation()
  const { pathname } = useLocation()
  const { locale } = useSite().services
  const hydrated = useHydrated()
  const suggestions = useMemo(() => (hydrated ? similarPages(pathname, knownPages(locale, pathname)) : []), [hydrated, pathname, locale])
  const [redirectAt] = useState(() => Date.now() + redirectDelay)
  const [stopped, setStopped] = useState(false)
  const left = useCountdown(stopped ? 0 : redirectAt)
  const router = useRouter()
  const redirect = useEffectEvent(() => {
    // This page stays until the page of a followed link has loaded: the redirect must not replace that navigation.
    const { resolvedLocation } = router.state
    if (!resolvedLocation || resolvedLocation.href === router.latestLocation.href) navigate(introduction, { replace: true })
  })
  useEffect(() => {
    if (left === 0 && !stopped) redirect()
  }, [left, stopped])
  return (
    <StatusPage
      code="404"
      title={t('notFound.text')}
      actions={
        <>
          <Link to="/" variant="plain" className={button({ variant: 'primary', size: 'lg' })}>
            {t('backHome')}
          </Link>
          {stopped ? null : (
            <Button size="lg" onClick={() => setStopped(true)}>
              {t('notFound.stay')}
            </Button>
          )}
        </>
      }
    >
      <p role="timer" aria-live="off">
        {stopped ? t('notFound.stayed') : t('notFound.leaving', { count: left })} <Link to={introduction}>{t('notFound.leave')}</Link>
      </p>
      {suggestions.length > 0 ? (
        <>
          <p>{t('notFound.near')}</p>
          <ul className={styles.nearList}>
            {suggestions.map(({ href, title }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </StatusPage>
  )
}
