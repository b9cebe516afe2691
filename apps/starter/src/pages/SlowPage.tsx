import { useT } from '@view-site/i18n'
import { PageHeader } from '@view-site/layout/page-kit'
import { texts } from '../texts.ts'

/** A page that loads slowly. */
export function SlowPage() {
  const t = useT(texts)
  return <PageHeader title={t('slow.title')} description={t('slow.text')} />
}
