import { Skeleton } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as cards from '../purchases/PurchasesPage.css.ts'

/** A card to come, in its final geometry. */
export function CardBones({ label }: { label: string }): ReactNode {
  return (
    <div className={cards.card} aria-busy>
      <div className={cards.own}>
        <div className={cards.ownBones}>
          <Skeleton width="40%" height={16} label={label} />
          <Skeleton width="64%" />
        </div>
      </div>
      <div className={cards.part}>
        <div className={cards.boneRow}>
          <Skeleton width="24%" />
          <Skeleton width="28%" className={cards.boneEnd} />
        </div>
      </div>
    </div>
  )
}
