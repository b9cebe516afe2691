import type { StoreItem } from '@view-site/contract'
import { formatDate, useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import type { ReactNode } from 'react'
import { storeMessages } from '../storeMessages.ts'
import * as styles from './ItemFacts.css.ts'

/** The version, date, kind and tags of an item. */
export function ItemFacts({ item }: { item: StoreItem }): ReactNode {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  const facts = [
    [t('item.kind'), t(`kind.${item.kind}`)],
    [t('item.version'), item.version],
    // The date in the owner's time zone, wherever the user is.
    [t('item.updated'), formatDate(item.updated_at, locale, 'date', 'Asia/Shanghai')],
    [t('item.tags'), item.tags.map(({ name }) => name[locale]).join(t('separator'))],
  ]
  return (
    <dl aria-label={t('item.facts')} className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.name}>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
