import { useT } from '@view-site/i18n'
import { Skeleton } from '@view-site/ui'
import type { ReactNode } from 'react'
import { purchasesMessages } from './purchasesMessages.ts'
import * as cards from '../common/parts/cards.css.ts'
import * as styles from './PurchaseTerms.css.ts'

const terms = ['term', 'support', 'updates', 'licences']

/** The skeleton of a purchase, in its final size. */
export function PurchaseSkeleton(): ReactNode {
  const t = useT(purchasesMessages)
  return (
    <div className={cards.card} aria-busy>
      <div className={cards.own}>
        <div className={cards.ownSkeleton}>
          <Skeleton width="40%" height={16} label={t('list.loading')} />
          <Skeleton width="64%" />
        </div>
      </div>
      <div className={styles.terms}>
        {terms.map((term) => (
          <div key={term} className={styles.term}>
            <div className={styles.termSkeleton}>
              <Skeleton width={56} />
              <Skeleton width={96} />
            </div>
          </div>
        ))}
      </div>
      <div className={cards.part}>
        <div className={cards.skeletonRow}>
          <Skeleton width={20} />
          <Skeleton width="24%" />
          <Skeleton width="28%" className={cards.skeletonEnd} />
        </div>
      </div>
    </div>
  )
}
