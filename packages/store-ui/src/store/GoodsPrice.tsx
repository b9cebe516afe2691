import type { StoreItem } from '@view-site/contract'
import { formatMoney, useLocale, useT } from '@view-site/i18n'
import { Tag } from '@view-site/ui'
import type { ReactNode } from 'react'
import { storeMessages } from './storeMessages.ts'
import * as styles from './GoodsPrice.css.ts'

/** What an item costs the user: free, free with their edition, or its price. */
export function GoodsPrice({ item: { price, payable, currency, owned } }: { item: StoreItem }): ReactNode {
  const t = useT(storeMessages)
  const locale = useLocale()
  const money = formatMoney(price, currency, locale)
  return (
    <span className={styles.line}>
      <b className={styles.price}>{payable === 0 ? t('goods.free') : money}</b>
      {payable === 0 && price > 0 && <s className={styles.before}>{money}</s>}
      {owned ? (
        <Tag tone="success">{t('goods.owned')}</Tag>
      ) : (
        payable === 0 && price > 0 && <Tag tone="accent">{t('goods.freeForYou')}</Tag>
      )}
    </span>
  )
}
