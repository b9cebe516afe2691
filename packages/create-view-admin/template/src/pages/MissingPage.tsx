import { useT } from '@view-site/i18n'
import { PageResult } from '@view-site/layout/page-kit'
import { texts } from '../texts.ts'
import { HomeLink } from './HomeLink.tsx'

/** Shown for unknown addresses. */
export function MissingPage() {
  const t = useT(texts)
  return (
    <PageResult kind="notFound" title={t('missing.title')} actions={<HomeLink />}>
      {t('missing.text')}
    </PageResult>
  )
}
