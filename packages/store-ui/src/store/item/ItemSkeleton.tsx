import { useT } from '@view-site/i18n'
import { Skeleton } from '@view-site/ui'
import type { ReactNode } from 'react'
import { storeMessages } from '../storeMessages.ts'
import * as gallery from './Gallery.css.ts'
import * as styles from './StoreItemPage.css.ts'

/** The skeleton of an item, in its final size. */
export function ItemSkeleton(): ReactNode {
  const t = useT(storeMessages)
  return (
    <div className={styles.columns} aria-busy="true">
      <div className={styles.pictures}>
        <div className={gallery.mat}>
          <div className={gallery.large} />
        </div>
      </div>
      <div className={styles.offer}>
        <Skeleton width="56%" height={32} label={t('item.loading')} />
        <div className={styles.summary}>
          <Skeleton lines={2} height={14} />
        </div>
        <Skeleton height={180} />
      </div>
    </div>
  )
}
