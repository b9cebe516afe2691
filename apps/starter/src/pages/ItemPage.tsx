import { useParams } from '@tanstack/react-router'
import { useT } from '@view-site/i18n'
import { PageHeader, PageSection, PageSections } from '@view-site/layout/page-kit'
import { Button } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useState } from 'react'
import { texts } from '../texts.ts'
import * as styles from './ItemPage.css.ts'

const rows = Array.from({ length: 60 }, (_, index) => index + 1)

/** A page with state to keep alive: an input, a counter and a scroll position. */
export function ItemPage() {
  const t = useT(texts)
  const { n = '' }: { n?: string } = useParams({ strict: false })
  const [count, setCount] = useState(0)
  return (
    <>
      <PageHeader title={t('item.title', { n })} description={t('item.text')} />
      <PageSections fit>
        <PageSection title={t('item.note')}>
          <div className={styles.controls}>
            <TextField size="md" label={t('item.note')} labelHidden />
            <Button onClick={() => setCount(count + 1)}>{t('item.count', { n: count })}</Button>
          </div>
        </PageSection>
        <PageSection title={t('item.list')} flush>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- makes the region scrollable by keyboard */}
          <ol className={styles.list} tabIndex={0} aria-label={t('item.list')}>
            {rows.map((row) => (
              <li key={row} className={styles.row}>
                {t('item.row', { n: row })}
              </li>
            ))}
          </ol>
        </PageSection>
      </PageSections>
    </>
  )
}
