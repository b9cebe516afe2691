import { useLocation } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { Button, button, Link, useNavigation } from '@view-site/ui'
import { useMemo } from 'react'
import { useSite } from '../app/SiteContext.tsx'
import { siteTexts } from '../app/texts.ts'
import { knownPages } from '../docs/knownPages.ts'
import { Landing } from './Landing.tsx'
import * as styles from './Landing.css.ts'
import { nearPages } from './nearPages.ts'
import { useCountdown } from './useCountdown.ts'
import { useHydrated } from './useHydrated.ts'

const introduction = '/view-ui-plus/guide/introduce'
const patience = 10

/** Any unknown address: what happened, where the visitor probably wanted to go, and a redirect that can be stopped. */
export function NotFoundPage() {
  const t = useT(siteTexts)
  const { navigate } = useNavigation()
  const { pathname } = useLocation()
  const { locale } = useSite().services
  const hydrated = useHydrated()
  const near = useMemo(() => (hydrated ? nearPages(pathname, knownPages(locale)) : []), [hydrated, pathname, locale])
  const { left, stopped, stop } = useCountdown(patience, () => navigate(introduction, { replace: true }))
  return (
    <Landing
      code="404"
      title={t('notFound.text')}
      actions={
        <>
          <Link to="/" variant="plain" className={button({ variant: 'primary', size: 'lg' })}>
            {t('backHome')}
          </Link>
          {stopped ? null : (
            <Button size="lg" onClick={stop}>
              {t('notFound.stay')}
            </Button>
          )}
        </>
      }
    >
      <p role="timer" aria-live="off">
        {stopped ? t('notFound.stayed') : t('notFound.leaving', { count: left })} <Link to={introduction}>{t('notFound.leave')}</Link>
      </p>
      {near.length > 0 ? (
        <>
          <p>{t('notFound.near')}</p>
          <ul className={styles.nearList}>
            {near.map(({ href, title }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Landing>
  )
}
