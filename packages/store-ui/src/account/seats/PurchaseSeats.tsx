import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { Purchase } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { ErrorState, Skeleton } from '@view-site/ui'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Pager } from '../../common/parts/Pager.tsx'
import { productNames } from '../../common/productNames.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import * as account from '../AccountPage.css.ts'
import { InviteForm } from './InviteForm.tsx'
import { SeatRow } from './SeatRow.tsx'
import * as styles from './PurchaseSeats.css.ts'
import { seatsMessages } from './seatsMessages.ts'
import { useSeatFailure } from './useSeatFailure.ts'

const page_size = 20

/** The seats of one purchase: how many are taken and by whom, and a form that invites another person. */
export function PurchaseSeats({ purchase }: { purchase: Purchase }): ReactNode {
  const t = useT(seatsMessages)
  const textOf = useSeatFailure()
  const { api } = useStoreServices()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const [page, setPage] = useState(1)
  const list = useQuery({
    ...queries(api).seatList({ purchase_id: purchase.id, page, page_size }),
    placeholderData: (previous) => previous,
  })
  const name = t('name', { product: productNames[purchase.product], edition: t(`edition.${purchase.edition}`) })
  const refresh = () => void list.refetch()
  return (
    <section className={styles.purchase} aria-labelledby={id}>
      <h3 id={id} ref={heading} tabIndex={-1} className={styles.name}>
        {name}
      </h3>
      {list.isError && (
        <ErrorState title={t('team.failed')} retryLabel={t('retry')} onRetry={refresh} retrying={list.isFetching}>
          {textOf(list.error)}
        </ErrorState>
      )}
      {list.isPending && <Skeleton lines={3} label={t('loading')} />}
      {list.data && (
        <>
          <p className={account.muted}>
            {list.data.seats === null
              ? t('team.unlimited', { used: list.data.used })
              : t('team.used', { used: list.data.used, seats: list.data.seats })}
          </p>
          {list.data.seats !== null && list.data.used >= list.data.seats ? (
            <p className={styles.full}>{t('team.full')}</p>
          ) : (
            <InviteForm purchaseId={purchase.id} onSettled={refresh} />
          )}
          {list.data.total === 0 ? (
            <p className={styles.empty}>{t('team.empty')}</p>
          ) : (
            <ul className={account.rows} aria-label={t('team.list', { name })} aria-busy={list.isPlaceholderData}>
              {list.data.list.map((seat) => (
                // The button that was pressed disappears with the focus on it.
                <SeatRow key={seat.id} seat={seat} onSettled={refresh} onEnded={() => heading.current?.focus()} />
              ))}
            </ul>
          )}
          <Pager page={page} pages={Math.ceil(list.data.total / page_size)} onChange={setPage} />
        </>
      )}
    </section>
  )
}
