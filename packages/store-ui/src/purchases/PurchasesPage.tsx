import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import { useT } from '@view-site/i18n'
import { button, EmptyState, ErrorState, Link, PlusIcon } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { purchasesMessages } from './purchasesMessages.ts'
import { Pager } from '../common/parts/Pager.tsx'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { PurchaseSkeleton } from './PurchaseSkeleton.tsx'
import { PurchaseCard } from './PurchaseCard.tsx'
import * as cards from '../common/parts/cards.css.ts'
import { useLicenses } from './useLicenses.ts'

const page_size = 10

/** Props of `PurchasesPage`: the page of its list, if the address contains it. */
export interface PurchasesPageProps {
  /** Page of the list, from 1. @default the page keeps it itself */
  page?: number | undefined
  onPageChange?: ((page: number) => void) | undefined
}

/** What the account has bought, with its licences; goes into the layout's work frame. */
export function PurchasesPage({ page: given, onPageChange }: PurchasesPageProps): ReactNode {
  const t = useT(purchasesMessages)
  const [own, setOwn] = useState(1)
  const page = given ?? own
  return (
    <>
      <div className={cards.head}>
        <h1 className={cards.title}>{t('title')}</h1>
        <Link to="/price" variant="plain" className={button({ variant: 'primary' })}>
          <PlusIcon />
          {t('buy')}
        </Link>
      </div>
      <Purchases page={page} onPageChange={onPageChange ?? setOwn} />
    </>
  )
}

function Purchases({ page, onPageChange }: { page: number; onPageChange: (page: number) => void }) {
  const t = useT(purchasesMessages)
  const textOf = useFailureText()
  const { api, session } = useStoreServices()
  const purchases = useQuery({
    ...queries(api).purchaseList({ page, page_size }),
    enabled: session.status !== 'loading',
    placeholderData: (previous) => previous,
  })
  const licenses = useLicenses()
  if (purchases.isError) {
    return (
      <div className={cards.card}>
        <ErrorState
          title={t('list.failed')}
          retryLabel={t('list.retry')}
          retrying={purchases.isFetching}
          onRetry={() => void purchases.refetch()}
        >
          {textOf(readFailure(purchases.error))}
        </ErrorState>
      </div>
    )
  }
  if (!purchases.data) return <PurchaseSkeleton />
  if (purchases.data.total === 0) return <NoPurchases />
  return (
    <div aria-busy={purchases.isPlaceholderData}>
      {purchases.data.list.map((purchase) => (
        <PurchaseCard key={purchase.id} purchase={purchase} licenses={licenses} />
      ))}
      <Pager page={page} pages={Math.ceil(purchases.data.total / page_size)} onChange={onPageChange} />
    </div>
  )
}

function NoPurchases() {
  const t = useT(purchasesMessages)
  return (
    <div className={cards.card}>
      <EmptyState
        title={t('list.empty')}
        action={
          <Link to="/price" variant="plain" className={button()}>
            {t('list.toPrice')}
          </Link>
        }
      >
        {t('list.emptyText')}
      </EmptyState>
    </div>
  )
}
