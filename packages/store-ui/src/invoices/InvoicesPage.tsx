import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { Invoice } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { Button, EmptyState, ErrorState, PlusIcon } from '@view-site/ui'
import { lazy, Suspense, useState, type ReactNode } from 'react'
import { readFailure } from '../common/failures/readFailure.ts'
import { invoicesMessages } from './invoicesMessages.ts'
import { CardSkeleton } from '../common/parts/CardSkeleton.tsx'
import { Pager } from '../common/parts/Pager.tsx'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as cards from '../common/parts/cards.css.ts'
import { InvoiceCard } from './InvoiceCard.tsx'

const ApplyInvoice = lazy(async () => ({ default: (await import('./ApplyInvoice.tsx')).ApplyInvoice }))

const page_size = 10

/** Props of `InvoicesPage`. */
export interface InvoicesPageProps {
  /** An order to invoice: the form is open and this order is selected. */
  orderNo?: string | undefined
}

/** The account's invoices, newest first, and the form that applies for another one; goes into the layout's work frame. */
export function InvoicesPage({ orderNo }: InvoicesPageProps): ReactNode {
  const t = useT(invoicesMessages)
  const { session } = useStoreServices()
  const [form, setForm] = useState<{ orderNos: readonly string[]; initial?: Invoice } | undefined>(
    orderNo === undefined ? undefined : { orderNos: [orderNo] },
  )
  const open = (initial?: Invoice) => setForm(initial ? { orderNos: initial.order_nos, initial } : { orderNos: [] })
  return (
    <>
      <div className={cards.head}>
        <h1 className={cards.title}>{t('title')}</h1>
        {!form && (
          <Button variant="primary" icon={<PlusIcon />} onClick={() => open()}>
            {t('apply')}
          </Button>
        )}
      </div>
      {form && session.status === 'signed-in' && (
        <Suspense fallback={<CardSkeleton label={t('form.ordersLoading')} />}>
          <ApplyInvoice key={form.initial?.id ?? ''} orderNos={form.orderNos} initial={form.initial} onClose={() => setForm(undefined)} />
        </Suspense>
      )}
      <Invoices onAgain={open} />
    </>
  )
}

function Invoices({ onAgain }: { onAgain: (invoice: Invoice) => void }) {
  const t = useT(invoicesMessages)
  const textOf = useFailureText()
  const { api, session } = useStoreServices()
  const [page, setPage] = useState(1)
  const invoices = useQuery({
    ...queries(api).invoiceList({ page, page_size }),
    enabled: session.status !== 'loading',
    placeholderData: (previous) => previous,
  })
  if (invoices.isError) {
    return (
      <div className={cards.card}>
        <ErrorState
          title={t('list.failed')}
          retryLabel={t('list.retry')}
          retrying={invoices.isFetching}
          onRetry={() => void invoices.refetch()}
        >
          {textOf(readFailure(invoices.error))}
        </ErrorState>
      </div>
    )
  }
  if (!invoices.data) return <CardSkeleton label={t('list.loading')} />
  if (invoices.data.total === 0) {
    return (
      <div className={cards.card}>
        <EmptyState title={t('list.empty')}>{t('list.emptyText')}</EmptyState>
      </div>
    )
  }
  return (
    <div aria-busy={invoices.isPlaceholderData}>
      {invoices.data.list.map((invoice) => (
        <InvoiceCard key={invoice.id} invoice={invoice} onAgain={() => onAgain(invoice)} />
      ))}
      <Pager page={page} pages={Math.ceil(invoices.data.total / page_size)} onChange={setPage} />
    </div>
  )
}
