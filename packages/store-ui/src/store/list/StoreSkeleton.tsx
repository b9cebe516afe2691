import { useT } from '@view-site/i18n'
import { Skeleton } from '@view-site/ui'
import type { ReactNode } from 'react'
import { storeMessages } from '../storeMessages.ts'
import * as card from './StoreCard.css.ts'
import * as styles from './StorePage.css.ts'

/** The skeleton of the list, in its final size. */
export function StoreSkeleton(): ReactNode {
  const t = useT(storeMessages)
  return (
    <div aria-busy="true">
      <p className={styles.count}>{t('list.loading')}</p>
      <div className={styles.goods}>
        {Array.from({ length: 6 }, (_, index) => (
          <div key={index} className={card.card}>
            <div className={card.mat}>
              <div className={card.cover} />
            </div>
            <div className={card.body}>
              <Skeleton width={72} />
              <Skeleton width="48%" height={20} />
              <Skeleton lines={2} />
              <Skeleton width={64} height={20} />
            </div>
          </div>
        ))}
      </div>
    </div>
  )
}
