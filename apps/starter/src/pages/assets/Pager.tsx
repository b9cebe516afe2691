import { useT } from '@view-site/i18n'
import { ChevronRightIcon, IconButton } from '@view-site/ui'
import { texts } from '../../texts.ts'
import * as styles from './AssetsPage.css.ts'

export interface PagerProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Links to the previous and next page. */
export function Pager({ page, pages, onChange }: PagerProps) {
  const t = useT(texts)
  return (
    <nav className={styles.pager} aria-label={t('assets.pages')}>
      <span aria-live="polite">{t('assets.page', { page, pages })}</span>
      <IconButton label={t('assets.previous')} disabled={page === 1} onClick={() => onChange(page - 1)}>
        <ChevronRightIcon className={styles.back} />
      </IconButton>
      <IconButton label={t('assets.next')} disabled={page === pages} onClick={() => onChange(page + 1)}>
        <ChevronRightIcon />
      </IconButton>
    </nav>
  )
}
