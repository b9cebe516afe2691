import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import { useT } from '@view-site/i18n'
import { button, EmptyState, ErrorState, Link, Skeleton } from '@view-site/ui'
import { Suspense, useState, type ReactNode } from 'react'
import { readFailure } from '../../common/failures/readFailure.ts'
import { storeMessages } from '../storeMessages.ts'
import { OrderList } from '../../orders/OrderList.tsx'
import { Pager } from '../../common/parts/Pager.tsx'
import { Segments } from '../../common/parts/Segments.tsx'
import { useFailureText } from '../../common/failures/useFailureText.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import * as cards from '../../common/parts/cards.css.ts'
import { OwnedItem } from './OwnedItem.tsx'
import * as styles from './StorePurchasesPage.css.ts'

const page_size = 10

/** What the page shows: the owned items, or the orders. */
export type StorePurchasesView = 'items' | 'orders'

/** Props of `StorePurchasesPage`: which list it shows, from the address. */
export interface StorePurchasesPageProps {
  view: StorePurchasesView
  onViewChange: (view: StorePurchasesView) => void
}

/** The account's store items and store orders; goes into the layout's work frame. */
export function StorePurchasesPage({ view, onViewChange }: StorePurchasesPageProps): ReactNode {
  const t = useT(storeMessages)
  return (
    <>
      <div className={cards.head}>
        <h1 className={cards.title}>{t('purchases.title')}</h1>
        <Link to="/store" variant="plain" className={button()}>
          {t('item.toStore')}
        </Link>
      </div>
      <div className={styles.views}>
        <Segments
          label={t('purchases.view')}
          value={view}
          options={[
            { value: 'items', label: t('purchases.items') },
            { value: 'orders', label: t('purchases.orders') },
          ]}
          onChange={(next) => onViewChange(next ?? 'items')}
        />
      </div>
      <Suspense fallback={<OwnedSkeleton />}>{view === 'orders' ? <OrderList of="store" /> : <OwnedItems />}</Suspense>
    </>
  )
}

function OwnedItems() {
  const t = useT(storeMessages)
  const textOf = useFailureText()
  const { api, session } = useStoreServices()
  const [page, setPage] = useState(1)
  const owned = useQuery({
    ...queries(api).store({ owned: true, page, page_size }),
    enabled: session.status !== 'loading',
    placeholderData: (previous) => previous,
  })
  if (owned.isError) {
    return (
      <div className={cards.card}>
        <ErrorState
          title={t('purchases.failed')}
          retryLabel={t('list.retry')}
          retrying={owned.isFetching}
          onRetry={() => void owned.refetch()}
        >
          {textOf(readFailure(owned.error))}
        </ErrorState>
      </div>
    )
  }
  if (!owned.data) return <OwnedSkeleton />
  if (owned.data.total === 0) return <NothingOwned />
  return (
    <div aria-busy={owned.isPlaceholderData}>
      {owned.data.list.map((item) => (
        <OwnedItem key={item.id} item={item} />
      ))}
      <Pager page={page} pages={Math.ceil(owned.data.total / page_size)} onChange={setPage} />
    </div>
  )
}

function NothingOwned() {
  const t = useT(storeMessages)
  return (
    <div className={cards.card}>
      <EmptyState
        title={t('purchases.empty')}
        action={
          <Link to="/store" variant="plain" className={button()}>
            {t('item.toStore')}
          </Link>
        }
      >
        {t('purchases.emptyText')}
      </EmptyState>
    </div>
  )
}

function OwnedSkeleton() {
  const t = useT(storeMessages)
  return (
    <div className={cards.card} aria-busy="true">
      <div className={styles.owned}>
        <Skeleton width={112} height={70} />
        <div className={cards.ownSkeleton}>
          <Skeleton width="40%" height={16} label={t('purchases.loading')} />
          <Skeleton width="64%" />
        </div>
      </div>
    </div>
  )
}
