import { useT } from '@view-site/i18n'
import { PageResult } from '@view-site/layout/page-kit'
import { texts } from '../texts.ts'
import { HomeLink } from './HomeLink.tsx'

/** Shown for a page that the user's role may not see. */
export function ForbiddenPage() {
  const t = useT(texts)
  return (
    <PageResult kind="forbidden" title={t('forbidden.title')} actions={<HomeLink />}>
      {t('forbidden.text')}
    </PageResult>
  )
}
