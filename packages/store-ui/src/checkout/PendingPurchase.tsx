import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { Suspense, type ReactNode } from 'react'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { checkoutMessages } from './checkoutMessages.ts'
import * as styles from './PendingPurchase.css.ts'

export interface PendingPurchaseProps {
  /** Name of what was being bought. */
  name: string
  /** What it costs now, formatted. */
  price: string
  onContinue: () => void
}

/** Offers to continue a purchase that a reload or another page interrupted at the sign-in. */
export function PendingPurchase(props: PendingPurchaseProps): ReactNode {
  return (
    <Suspense>
      <Offer {...props} />
    </Suspense>
  )
}

/** A reload may restore a scroll position further down. */
function scrollTo(box: HTMLElement | null) {
  box?.scrollIntoView({ block: 'nearest' })
}

function Offer({ name, price, onContinue }: PendingPurchaseProps) {
  const t = useT(checkoutMessages)
  const { intent, session } = useStoreServices()
  const isVisitor = session.status === 'visitor'
  return (
    <section ref={scrollTo} className={styles.box} aria-label={t('pending.label')}>
      <p>{t(isVisitor ? 'pending.visitor' : 'pending.signedIn', { name, price })}</p>
      <div className={styles.actions}>
        <Button variant="primary" onClick={onContinue}>
          {t(isVisitor ? 'pending.signIn' : 'pending.go')}
        </Button>
        <Button variant="quiet" onClick={intent.drop}>
          {t('pending.drop')}
        </Button>
      </div>
    </section>
  )
}
