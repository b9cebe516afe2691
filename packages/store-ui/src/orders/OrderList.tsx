import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useT } from '@view-site/i18n'
import { button, EmptyState, ErrorState, Link } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { ordersMessages } from './ordersMessages.ts'
import { CardSkeleton } from '../common/parts/CardSkeleton.tsx'
import { Pager } from '../common/parts/Pager.tsx'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as cards from '../common/parts/cards.css.ts'
import { OrderCard } from './OrderCard.tsx'
import { useRefreshAtExpiry } from './useRefreshAtExpiry.ts'

const page_size = 10

const calls = {
  account: { list: 'pro/order/list', cancel: 'pro/order/cancel' },
  store: { list: 'pro/store/order/list', cancel: 'pro/store/order/cancel' },
} as const

export interface OrderListProps {
  /** All orders of the account, or those of the store alone. */
  of: 'account' | 'store'
}

/** Orders, newest first, page by page, with the actions that each allows now. */
export function OrderList({ of }: OrderListProps): ReactNode {
  const t = useT(ordersMessages)
  const textOf = useFailureText()
  const client = useQueryClient()
  const { api, session } = useStoreServices()
  const [page, setPage] = useState(1)
  const orders = useQuery({
    queryKey: [calls[of].list, { page, page_size }],
    queryFn: ({ signal }) => api.call(calls[of].list, { page, page_size }, { signal, silent: true }),
    retry: false,
    enabled: session.status !== 'loading',
    placeholderData: (previous) => previous,
  })
  useRefreshAtExpiry(orders.data?.list ?? [], () => void orders.refetch())
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
  if (!orders.data) return <CardSkeleton label={t('list.loading')} />
  if (orders.data.total === 0) return <NoOrders of={of} />

  async function cancel(order_no: string) {
    try {
      await api.call(calls[of].cancel, { order_no }, { silent: true })
    } finally {
      // Also after a refusal: the order has been paid or closed in the meantime.
      await client.invalidateQueries({ queryKey: [calls[of].list] })
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

function NoOrders({ of }: OrderListProps) {
  const t = useT(ordersMessages)
  const isStore = of === 'store'
  return (
    <div className={cards.card}>
      <EmptyState
        title={t(isStore ? 'goods.empty' : 'list.empty')}
        action={
          <Link to={isStore ? '/store' : '/price'} variant="plain" className={button()}>
            {t(isStore ? 'goods.toStore' : 'buy')}
          </Link>
        }
      >
        {t(isStore ? 'goods.emptyText' : 'list.emptyText')}
      </EmptyState>
    </div>
  )
}
