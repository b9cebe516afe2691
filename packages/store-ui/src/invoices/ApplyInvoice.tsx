import { useQuery, useQueryClient } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { Invoice } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { ErrorState, IconButton, CloseIcon, useMessages } from '@view-site/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { isFinal, readFailure } from '../common/failures/readFailure.ts'
import { readInvoiceable } from './readInvoiceable.ts'
import type { InvoiceValues } from './invoiceForm.ts'
import { invoiceRequest, savedTitles } from './invoiceForm.ts'
import { sendOnce } from '../common/requests/sendOnce.ts'
import { invoicesMessages } from './invoicesMessages.ts'
import { CardSkeleton } from '../common/parts/CardSkeleton.tsx'
import { useSubmit } from '../common/parts/useSubmit.ts'
import { useFailureText } from '../common/failures/useFailureText.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import * as cards from '../common/parts/cards.css.ts'
import * as styles from './ApplyInvoice.css.ts'
import { InvoiceForm } from './InvoiceForm.tsx'

export interface ApplyInvoiceProps {
  /** Orders that are selected at first. */
  orderNos: readonly string[]
  /** A rejected invoice to apply for again. */
  initial: Invoice | undefined
  onClose: () => void
}

/** The card that applies for an invoice: the orders it can cover, earlier details, and the form. */
export function ApplyInvoice({ orderNos, initial, onClose }: ApplyInvoiceProps): ReactNode {
  const t = useT(invoicesMessages)
  const textOf = useFailureText()
  const { api } = useStoreServices()
  const card = useRef<HTMLElement>(null)
  const orders = useQuery({
    queryKey: ['pro/order/list', 'invoiceable'],
    queryFn: ({ signal }) => readInvoiceable(api, signal),
    retry: false,
    staleTime: 0,
  })
  const earlier = useQuery(queries(api).invoiceList({ page: 1, page_size: 100 }))
  const apply = useApplyInvoice(onClose)
  const failure = apply.error ? textOf(readFailure(apply.error)) : undefined
  useEffect(() => card.current?.focus(), [])

  // Earlier details are a help, not a condition: without them the form begins empty.
  if (orders.isPending || earlier.isPending) return <CardSkeleton label={t('form.ordersLoading')} />
  return (
    <section ref={card} tabIndex={-1} className={styles.card} aria-labelledby="apply-invoice">
      <div className={cards.own}>
        <div>
          <h2 id="apply-invoice" className={cards.name}>
            {t('form.title')}
          </h2>
          <p className={cards.summary}>{t('form.lead')}</p>
        </div>
        <IconButton label={t('form.close')} className={styles.close} onClick={onClose}>
          <CloseIcon />
        </IconButton>
      </div>
      {orders.isError ? (
        <ErrorState
          className={cards.part}
          title={t('form.ordersFailed')}
          retryLabel={t('list.retry')}
          retrying={orders.isFetching}
          onRetry={() => void orders.refetch()}
        >
          {textOf(readFailure(orders.error))}
        </ErrorState>
      ) : orders.data.length === 0 ? (
        <div className={cards.none}>
          {failure !== undefined && <p role="alert">{failure}</p>}
          <p>{t('form.noOrders')}</p>
        </div>
      ) : (
        <InvoiceForm
          orders={orders.data}
          chosen={orderNos}
          initial={initial}
          titles={savedTitles(earlier.data?.list ?? [])}
          busy={apply.busy}
          failure={failure}
          onSubmit={apply.submit}
        />
      )}
    </section>
  )
}

/** Sends the application with an id it keeps until it is known how it ended. */
function useApplyInvoice(onDone: () => void) {
  const t = useT(invoicesMessages)
  const store = useStoreServices()
  const client = useQueryClient()
  const messages = useMessages()
  return useSubmit<InvoiceValues, Invoice>({
    mutationFn: (values) => sendOnce(store, 'pro/invoice/apply', (requestId) => invoiceRequest(values, requestId)),
    onSuccess() {
      for (const key of ['pro/invoice/list', 'pro/order/list']) void client.invalidateQueries({ queryKey: [key] })
      messages.message({ type: 'success', text: t('form.done') })
      onDone()
    },
    onError(error) {
      // Refused: an order has been invoiced or refunded in the meantime. After other failures the outcome is unknown: the form stays for a retry.
      if (isFinal(readFailure(error))) void client.invalidateQueries({ queryKey: ['pro/order/list', 'invoiceable'] })
    },
  })
}
