import { useT } from '@view-site/i18n'
import { PageHead } from '../parts/PageHead.tsx'
import { texts } from '../texts.ts'

/** A page that loads slowly. */
export function SlowPage() {
  const t = useT(texts)
  return <PageHead title={t('slow.title')} sub={t('slow.text')} />
}
