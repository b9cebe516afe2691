import { useSearch } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { PageResult } from '@view-site/layout/page-kit'
import { button, Link } from '@view-site/ui'
import { useApp } from '../../AppContext.tsx'
import { useRole } from '../../session/useRole.ts'
import { texts } from '../../texts.ts'

/** Shown for a page that the user's role may not see. */
export function ForbiddenPage() {
  const t = useT(texts)
  const role = useRole()
  const { layout } = useApp()
  const { from = '' } = useSearch({ from: '/_work/403' })
  const asked = from.startsWith('/') ? layout.router.resolve(from) : null
  const again = asked && (
    <Link to={asked.fullPath} replace variant="plain" className={button()}>
      {t('forbidden.again')}
    </Link>
  )
  const why = asked && (
    <Link to={`/page-access?from=${encodeURIComponent(asked.path)}`} variant="plain" className={button()}>
      {t('forbidden.why')}
    </Link>
  )
  const home = (
    <Link to="/" variant="plain" className={button({ variant: 'primary' })}>
      {t('forbidden.home')}
    </Link>
  )
  return (
    <PageResult
      kind="forbidden"
      title={t('forbidden.title')}
      actions={
        <>
          {again}
          {why}
          {home}
        </>
      }
    >
      {t('forbidden.text', { role: role === null ? '' : t(`role.${role}`), page: asked?.path ?? '' })}
    </PageResult>
  )
}
