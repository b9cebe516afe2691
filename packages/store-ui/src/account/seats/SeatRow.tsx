import type { Seat } from '@view-site/contract'
import { formatDate, useLocale, useT } from '@view-site/i18n'
import { Button, Tag, useMessages } from '@view-site/ui'
import { useRef, useState, type ReactNode } from 'react'
import { useSubmit } from '../../common/parts/useSubmit.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import * as styles from '../AccountPage.css.ts'
import { ConfirmEnd } from './ConfirmEnd.tsx'
import * as own from './PurchaseSeats.css.ts'
import { seatsMessages } from './seatsMessages.ts'
import { useSeatFailure } from './useSeatFailure.ts'

export interface SeatRowProps {
  seat: Seat
  /** A call about it has ended: the list may have changed. */
  onSettled: () => void
  onEnded: () => void
}

const tones = { invited: 'accent', expired: 'warning', accepted: 'success', revoked: 'neutral', left: 'neutral' } as const

/** A person with a seat or an invitation, its state, and what can be done about it. */
export function SeatRow({ seat, onSettled, onEnded }: SeatRowProps): ReactNode {
  const t = useT(seatsMessages)
  const toggle = useRef<HTMLButtonElement>(null)
  const [isAsked, setAsked] = useState(false)
  const { resend, revoke } = useSeatCalls({ seat, onSettled, onEnded })
  const { mail, status } = seat
  return (
    <li className={styles.row}>
      <div className={own.facts}>
        <p className={styles.label}>
          <bdi>{mail}</bdi> <Tag tone={tones[status]}>{t(`status.${status}`)}</Tag>
        </p>
        <SeatTimes seat={seat} />
      </div>
      <div className={styles.actions}>
        {(status === 'invited' || status === 'expired') && (
          <Button loading={resend.busy} aria-label={t('resendTo', { mail })} onClick={() => resend.submit()}>
            {t('resend')}
          </Button>
        )}
        {status === 'invited' && (
          <Button loading={revoke.busy} aria-label={t('withdrawFrom', { mail })} onClick={() => revoke.submit()}>
            {t('withdraw')}
          </Button>
        )}
        {status === 'accepted' && (
          <Button ref={toggle} aria-expanded={isAsked} aria-label={t('revokeFrom', { mail })} onClick={() => setAsked(!isAsked)}>
            {t('revoke')}
          </Button>
        )}
      </div>
      {isAsked && status === 'accepted' && (
        <ConfirmEnd
          text={t('revokeSure', { mail })}
          action={t('revokeConfirm')}
          busy={revoke.busy}
          onConfirm={() => revoke.submit()}
          onCancel={() => {
            setAsked(false)
            toggle.current?.focus()
          }}
        />
      )}
    </li>
  )
}

function SeatTimes({ seat: { status, invited_at, expires_at, accepted_at } }: Pick<SeatRowProps, 'seat'>) {
  const t = useT(seatsMessages)
  const locale = useLocale()
  const date = (time: string) => formatDate(time, locale)
  if (status === 'invited' || status === 'expired') {
    const times = { date: date(invited_at), until: date(expires_at) }
    return <p className={styles.muted}>{t(status === 'invited' ? 'since.sent' : 'since.expired', times)}</p>
  }
  return accepted_at === undefined ? null : <p className={styles.muted}>{t('since.joined', { date: date(accepted_at) })}</p>
}

function useSeatCalls({ seat: { id, mail }, onSettled, onEnded }: SeatRowProps) {
  const t = useT(seatsMessages)
  const textOf = useSeatFailure()
  const messages = useMessages()
  const { api } = useStoreServices()
  const onError = (error: unknown) => void messages.message({ type: 'error', text: textOf(error) })
  const resend = useSubmit<void, unknown>({
    mutationFn: () => api.call('pro/seat/resend', { seat_id: id }, { silent: true }),
    onSuccess: () => void messages.message({ type: 'success', text: t('team.invited', { mail }) }),
    onError,
    onSettled,
  })
  const revoke = useSubmit<void, unknown>({
    mutationFn: () => api.call('pro/seat/revoke', { seat_id: id }, { silent: true }),
    onSuccess() {
      messages.message({ type: 'success', text: t('ended') })
      onEnded()
    },
    onError,
    onSettled,
  })
  return { resend, revoke }
}
