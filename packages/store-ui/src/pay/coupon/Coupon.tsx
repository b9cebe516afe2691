import type { Order } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { lazy, Suspense, useRef, useState, type ReactNode } from 'react'
import { payMessages } from '../payMessages.ts'
import * as styles from './Coupon.css.ts'

export interface CouponProps {
  /** An unpaid order. */
  order: Order
  /** The order's amounts have changed. */
  onChanged: () => void
}

const LazyCouponForm = lazy(async () => ({ default: (await import('./CouponForm.tsx')).CouponForm }))

/** A button that opens the field for a coupon, which loads with it. */
export function Coupon({ order, onChanged }: CouponProps): ReactNode {
  const t = useT(payMessages)
  const toggle = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)

  function handleChanged() {
    // The form disappears with the focus in it.
    toggle.current?.focus()
    setOpen(false)
    onChanged()
  }

  return (
    <>
      <Button ref={toggle} variant="quiet" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {t('bill.coupon')}
      </Button>
      <Suspense>{open && <LazyCouponForm order={order} onChanged={handleChanged} />}</Suspense>
    </>
  )
}
