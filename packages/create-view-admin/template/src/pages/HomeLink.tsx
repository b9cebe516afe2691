import { useT } from '@view-site/i18n'
import { button, Link } from '@view-site/ui'
import { texts } from '../texts.ts'

/** Leads from a page without content to the first one. */
export function HomeLink() {
  const t = useT(texts)
  return (
    <Link to="/" variant="plain" className={button({ variant: 'primary' })}>
      {t('home')}
    </Link>
  )
}
