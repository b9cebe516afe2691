import { useT } from '@view-site/i18n'
import { texts } from '../../texts.ts'
import { Notice } from './Notice.tsx'

/** Shown for unknown addresses. */
export function MissingPage() {
  const t = useT(texts)
  return <Notice code="404" title={t('missing.title')} text={t('missing.text')} home={t('missing.home')} />
}
