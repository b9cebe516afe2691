import type { StoreItem } from '@view-site/contract'
import { useLocale, useT } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { storePaths } from '../storePaths.ts'
import { storeMessages } from '../storeMessages.ts'
import { GoodsPrice } from '../GoodsPrice.tsx'
import * as styles from './StoreCard.css.ts'

/** One item of the list; the whole card is a link to it. */
export function StoreCard({ item }: { item: StoreItem }): ReactNode {
  const t = useT(storeMessages)
  const locale = useLocale(locales)
  return (
    <li className={styles.card}>
      <div className={styles.mat}>
        <img className={styles.cover} src={item.cover.src} alt="" width={640} height={400} loading="lazy" decoding="async" />
      </div>
      <div className={styles.body}>
        <span className={styles.kind}>{t(`kind.${item.kind}`)}</span>
        <h2 className={styles.title}>
          <Link to={storePaths.item(item.id)} variant="plain" className={styles.link}>
            {item.title[locale]}
          </Link>
        </h2>
        <p className={styles.summary}>{item.summary[locale]}</p>
        <GoodsPrice item={item} />
      </div>
    </li>
  )
}
