import { useT } from '@view-site/i18n'
import { Skeleton } from '@view-site/ui'
import type { ReactNode } from 'react'
import { purchasesMessages } from '../locales/purchasesMessages.ts'
import * as styles from './PurchasesPage.css.ts'

const terms = ['term', 'support', 'updates', 'licences']

/** A purchase to come, in its final geometry. */
export function PurchaseBones(): ReactNode {
  const t = useT(purchasesMessages)
  return (
    <div className={styles.card} aria-busy>
      <div className={styles.own}>
        <div className={styles.ownBones}>
          <Skeleton width="40%" height={16} label={t('list.loading')} />
          <Skeleton width="64%" />
        </div>
      </div>
      <div className={styles.terms}>
        {terms.map((term) => (
          <div key={term} className={styles.term}>
            <div className={styles.termBones}>
              <Skeleton width={56} />
              <Skeleton width={96} />
            </div>
          </div>
        ))}
      </div>
      <div className={styles.part}>
        <div className={styles.boneRow}>
          <Skeleton width={20} />
          <Skeleton width="24%" />
          <Skeleton width="28%" className={styles.boneEnd} />
        </div>
      </div>
    </div>
  )
}
