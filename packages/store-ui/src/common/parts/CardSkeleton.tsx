import { Skeleton } from '@view-site/ui'
import type { ReactNode } from 'react'
import * as cards from './cards.css.ts'

/** The skeleton of a card, in its final size. */
export function CardSkeleton({ label }: { label: string }): ReactNode {
  return (
    <div className={cards.card} aria-busy>
      <div className={cards.own}>
        <div className={cards.ownSkeleton}>
          <Skeleton width="40%" height={16} label={label} />
          <Skeleton width="64%" />
        </div>
      </div>
      <div className={cards.part}>
        <div className={cards.skeletonRow}>
          <Skeleton width="24%" />
          <Skeleton width="28%" className={cards.skeletonEnd} />
        </div>
      </div>
    </div>
  )
}
