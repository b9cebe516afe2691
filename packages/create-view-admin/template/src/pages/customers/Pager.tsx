import { useT } from '@view-site/i18n'
import { ChevronRightIcon, IconButton } from '@view-site/ui'
import { texts } from '../../texts.ts'

export interface PagerProps {
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Goes to the previous and next page of a list. */
export function Pager({ page, pages, onChange }: PagerProps) {
  const t = useT(texts)
  return (
    <nav className="pager" aria-label={t('customers.pages')}>
      <span aria-live="polite">{t('customers.page', { page, pages })}</span>
      <IconButton label={t('customers.previous')} disabled={page === 1} onClick={() => onChange(page - 1)}>
        <ChevronRightIcon className="to-start" />
      </IconButton>
      <IconButton label={t('customers.next')} disabled={page === pages} onClick={() => onChange(page + 1)}>
        <ChevronRightIcon className="to-end" />
      </IconButton>
    </nav>
  )
}
