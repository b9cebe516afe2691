import { useT } from '@view-site/i18n'
import type { ReactNode } from 'react'
import { ordersMessages } from './ordersMessages.ts'
import * as cards from '../common/parts/cards.css.ts'
import { OrderList } from './OrderList.tsx'

/** The account's orders, newest first; goes into the layout's work frame. */
export function OrdersPage(): ReactNode {
  const t = useT(ordersMessages)
  return (
    <>
      <div className={cards.head}>
        <h1 className={cards.title}>{t('title')}</h1>
      </div>
      <OrderList of="account" />
    </>
  )
}
