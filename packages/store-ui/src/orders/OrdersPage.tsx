import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queries } from '@view-site/api-client'
import { useT } from '@view-site/i18n'
import { button, EmptyState, ErrorState, Link, Skeleton } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { readFailure } from '../core/readFailure.ts'
import { ordersMessages } from '../locales/ordersMessages.ts'
import { Pager } from '../parts/Pager.tsx'
import { useFailureText } from '../provider/useFailureText.ts'
import { useStore } from '../provider/useStore.ts'
import * as cards from '../purchases/PurchasesPage.css.ts'
import { OrderCard } from './OrderCard.tsx'

const page_size = 10

/** The account's orders, newest first; stands in the layout's work frame. */
export function OrdersPage(): ReactNode {
  const t = useT(ordersMessages)
  return (
    <>
      <div className={cards.head}>
        <h1 className={cards.title}>{t('title')}</h1>
      </div>
      <Orders />
    </>
  )
}

function Orders() {
  const t = useT(ordersMessages)
  const textOf = useFailureText()
  const client = useQueryClient()
  const { api, session } = useStore()
  const [page, setPage] = useState(1)
  const orders = useQuery({
    ...queries(api).orderList({ page, page_size }),
    enabled: session.status !== 'loading',
    placeholderData: (previous) => previous,
  })
  if (orders.isError) {
    return (
      <div className={cards.card}>
        <ErrorState
          title={t('list.failed')}
          retryLabel={t('list.retry')}
          retrying={orders.isFetching}
          onRetry={() => void orders.refetch()}
        >
          {textOf(readFailure(orders.error))}
        </ErrorState>
      </div>
    )
  }
  if (!orders.data) return <OrderBones />
  if (orders.data.total === 0) return <NoOrders />

  async function cancel(order_no: string) {
    try {
      await api.call('pro/order/cancel', { order_no }, { silent: true })
    } finally {
      // Also when it was refused: it has been paid, or closed, meanwhile.
      await client.invalidateQueries({ queryKey: ['pro/order/list'] })
    }
  }
  return (
    <div aria-busy={orders.isPlaceholderData}>
      {orders.data.list.map((order) => (
        <OrderCard key={order.order_no} order={order} onCancel={() => cancel(order.order_no)} />
      ))}
      <Pager page={page} pages={Math.ceil(orders.data.total / page_size)} onChange={setPage} />
    </div>
  )
}

function NoOrders() {
  const t = useT(ordersMessages)
  return (
    <div className={cards.card}>
      <EmptyState
        title={t('list.empty')}
        action={
          <Link to="/price" variant="plain" className={button()}>
            {t('buy')}
          </Link>
        }
      >
        {t('list.emptyText')}
      </EmptyState>
    </div>
  )
}

function OrderBones() {
  const t = useT(ordersMessages)
  return (
    <div className={cards.card} aria-busy>
      <div className={cards.own}>
        <div className={cards.ownBones}>
          <Skeleton width="40%" height={16} label={t('list.loading')} />
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
