import { useSearch } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { button, Link } from '@view-site/ui'
import { useApp } from '../../AppContext.tsx'
import { useRole } from '../../session/useRole.ts'
import { texts } from '../../texts.ts'
import { Notice } from './Notice.tsx'

/** Shown for a page that the visitor's role may not see. */
export function ForbiddenPage() {
  const t = useT(texts)
  const role = useRole()
  const { layout } = useApp()
  const { from = '' } = useSearch({ from: '/_work/403' })
  const asked = from.startsWith('/') ? layout.router.resolve(from) : null
  return (
    <Notice
      code="403"
      title={t('forbidden.title')}
      text={t('forbidden.text', { role: role === null ? '' : t(`role.${role}`), page: asked?.path ?? '' })}
      home={t('forbidden.home')}
    >
      {asked && (
        <Link to={asked.fullPath} replace variant="plain" className={button()}>
          {t('forbidden.again')}
        </Link>
      )}
    </Notice>
  )
}
