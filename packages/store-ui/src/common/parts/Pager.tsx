import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { Suspense, type ReactNode } from 'react'
import { purchasesMessages } from '../../purchases/purchasesMessages.ts'
import * as styles from './Pager.css.ts'

export interface PagerProps {
  /** From 1. */
  page: number
  pages: number
  onChange: (page: number) => void
}

/** Previous and next page of a list; nothing when there is one page. Its texts load without hiding the list. */
export function Pager(props: PagerProps): ReactNode {
  if (props.pages <= 1) return null
  return (
    <Suspense>
      <Pages {...props} />
    </Suspense>
  )
}

function Pages({ page, pages, onChange }: PagerProps) {
  const t = useT(purchasesMessages)
  return (
    <nav className={styles.pager} aria-label={t('pages.label')}>
      <Button disabled={page <= 1} onClick={() => onChange(page - 1)}>
        {t('pages.previous')}
      </Button>
      <span aria-live="polite">{t('pages.position', { page, pages })}</span>
      <Button disabled={page >= pages} onClick={() => onChange(page + 1)}>
        {t('pages.next')}
      </Button>
    </nav>
  )
}
