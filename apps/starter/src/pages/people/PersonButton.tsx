import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { PageDrawer } from '@view-site/layout/page-kit'
import { Button, EmptyState } from '@view-site/ui'
import { useState } from 'react'
import type { Asset } from '../../data/Asset.ts'
import type { Person } from '../../data/people.ts'
import { texts } from '../../texts.ts'
import { NoteButton } from './NoteButton.tsx'
import * as styles from './PersonButton.css.ts'

/** How many pieces of equipment a person holds; opens a drawer that lists them. */
export function PersonButton({ person, held }: { person: Person; held: readonly Asset[] }) {
  const t = useT(texts)
  const name = person.name[useLocale(locales)]
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button onClick={() => open(true)}>{t('people.count', { count: held.length })}</Button>
      <PageDrawer title={t('people.of', { name })} open={isOpen} onOpenChange={open}>
        {held.length === 0 ? (
          <EmptyState title={t('people.none')} />
        ) : (
          <ul className={styles.list}>
            {held.map((asset) => (
              <li key={asset.id} className={styles.item}>
                <span className={styles.name}>
                  {t(`kind.${asset.kind}`)} {asset.id}
                  <span className={styles.note}>{asset.note}</span>
                </span>
                <NoteButton asset={asset} />
              </li>
            ))}
          </ul>
        )}
      </PageDrawer>
    </>
  )
}
