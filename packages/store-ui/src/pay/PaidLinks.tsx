import type { Order } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { button, Link } from '@view-site/ui'
import type { ReactNode } from 'react'
import { orderPaths } from '../common/orderPaths.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { payMessages } from './payMessages.ts'

export interface PaidLinksProps {
  order: Order
  /** Whether the panel has a more important action. @default false */
  areSecondary?: boolean
}

/** Links of a paid order: to the verification of the mail address, where it is missing, and to what was bought. */
export function PaidLinks({ order, areSecondary = false }: PaidLinksProps): ReactNode {
  const t = useT(payMessages)
  const { session } = useStoreServices()
  const isGoods = order.type === 'store'
  const mustVerify = !isGoods && session.user?.is_activity === 0
  return (
    <>
      {mustVerify && (
        <Link to="/check-mail" variant="plain" className={look(areSecondary)}>
          {t('paid.verify')}
        </Link>
      )}
      <Link to={orderPaths(order).owned} variant="plain" className={look(areSecondary || mustVerify)}>
        {t(isGoods ? 'goods.licence' : 'paid.licence')}
      </Link>
    </>
  )
}

function look(isSecondary: boolean) {
  return button({ variant: isSecondary ? 'default' : 'primary', size: 'lg', block: true })
}
