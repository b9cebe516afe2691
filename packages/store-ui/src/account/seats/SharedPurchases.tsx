import type { UseQueryResult } from '@tanstack/react-query'
import type { Page, SharedPurchase } from '@view-site/contract'
import { formatDate, useLocale, useT } from '@view-site/i18n'
import { Button, button, DownloadIcon, ErrorState, Link, useMessages } from '@view-site/ui'
import { Suspense, useEffect, useId, useRef, useState, type ReactNode } from 'react'
import * as cards from '../../common/parts/cards.css.ts'
import { useSubmit } from '../../common/parts/useSubmit.ts'
import { productNames } from '../../common/productNames.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { LicenseList } from '../../purchases/LicenseList.tsx'
import * as styles from '../AccountPage.css.ts'
import { ConfirmEnd } from './ConfirmEnd.tsx'
import * as own from './PurchaseSeats.css.ts'
import { readSharedKey } from './readSharedKey.ts'
import { seatsMessages } from './seatsMessages.ts'
import { useSeatFailure } from './useSeatFailure.ts'

export interface SharedPurchasesProps {
  shared: UseQueryResult<Page<SharedPurchase>>
  /** How many were accepted on this page: each time the button that was pressed is gone, so that the focus moves here. */
  accepted: number
  /** The account has left a team. */
  onChanged: () => void
}

/** Purchases in which others have given the account a seat, with their keys; nothing if there are none. */
export function SharedPurchases({ shared, accepted, onChanged }: SharedPurchasesProps): ReactNode {
  const t = useT(seatsMessages)
  const textOf = useSeatFailure()
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const list = shared.data?.list ?? []
  const isEmpty = list.length === 0
  useEffect(() => {
    if (accepted > 0 && !isEmpty) heading.current?.focus()
  }, [accepted, isEmpty])
  if (isEmpty && !shared.isError) return null
  return (
    <section className={cards.card} aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} ref={heading} tabIndex={-1} className={styles.subtitle}>
          {t('shared.title')}
        </h2>
        {shared.isError && (
          <ErrorState title={t('shared.failed')} retryLabel={t('retry')} onRetry={() => void shared.refetch()} retrying={shared.isFetching}>
            {textOf(shared.error)}
          </ErrorState>
        )}
        <ul className={styles.rows}>
          {list.map((purchase) => (
            <SharedRow
              key={purchase.seat_id}
              purchase={purchase}
              onSettled={() => void shared.refetch()}
              onLeft={() => {
                // The button disappears with the focus on it.
                heading.current?.focus()
                onChanged()
              }}
            />
          ))}
        </ul>
      </div>
    </section>
  )
}

interface SharedRowProps {
  purchase: SharedPurchase
  onSettled: () => void
  onLeft: () => void
}

function SharedRow({ purchase, onSettled, onLeft }: SharedRowProps) {
  const t = useT(seatsMessages)
  const locale = useLocale()
  const toggle = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  const leave = useLeave({ purchase, onSettled, onLeft })
  const name = t('name', { product: productNames[purchase.product], edition: t(`edition.${purchase.edition}`) })
  return (
    <li className={styles.row}>
      <div className={own.facts}>
        <p className={styles.label}>{name}</p>
        <p className={styles.muted}>
          {t('shared.by', { buyer: purchase.shared_by, date: formatDate(purchase.accepted_at, locale) })}
          <br />
          {t('shared.until', { date: formatDate(purchase.updates_until, locale) })}
        </p>
      </div>
      <div className={styles.actions}>
        <Link to={`/user/release/${purchase.product.replaceAll('_', '-')}`} variant="plain" className={button()}>
          <DownloadIcon />
          {t('shared.releases')}
        </Link>
        <Button ref={toggle} aria-expanded={isAsked} aria-label={t('shared.leaveOf', { name })} onClick={() => setAsked(!isAsked)}>
          {t('shared.leave')}
        </Button>
      </div>
      {isAsked && (
        <ConfirmEnd
          text={t('shared.leaveSure')}
          action={t('shared.leaveConfirm')}
          busy={leave.busy}
          onConfirm={() => leave.submit()}
          onCancel={() => {
            setAsked(false)
            toggle.current?.focus()
          }}
        />
      )}
      <div className={own.licenses}>
        {purchase.licenses.length === 0 ? (
          <p className={styles.muted}>{t('shared.noKeys')}</p>
        ) : (
          // Its texts load without hiding what is shown.
          <Suspense>
            <LicenseList label={t('shared.keys', { name })} licenses={purchase.licenses} readKey={readSharedKey} />
          </Suspense>
        )}
      </div>
    </li>
  )
}

function useLeave({ purchase, onSettled, onLeft }: SharedRowProps) {
  const t = useT(seatsMessages)
  const textOf = useSeatFailure()
  const messages = useMessages()
  const { api } = useStoreServices()
  return useSubmit<void, unknown>({
    mutationFn: () => api.call('pro/seat/leave', { seat_id: purchase.seat_id }, { silent: true }),
    onSuccess() {
      messages.message({ type: 'success', text: t('shared.left') })
      onLeft()
    },
    onError: (error) => void messages.message({ type: 'error', text: textOf(error) }),
    onSettled,
  })
}
