import { useT } from '@view-site/i18n'
import { PageResult } from '@view-site/layout/page-kit'
import { button, Link } from '@view-site/ui'
import { texts } from '../../texts.ts'

/** Shown for unknown addresses. */
export function MissingPage() {
  const t = useT(texts)
  const home = (
    <Link to="/" variant="plain" className={button({ variant: 'primary' })}>
      {t('missing.home')}
    </Link>
  )
  return (
    <PageResult kind="notFound" title={t('missing.title')} actions={home}>
      {t('missing.text')}
    </PageResult>
  )
}
