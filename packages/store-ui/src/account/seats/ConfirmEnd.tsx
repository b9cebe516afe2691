import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import * as account from '../AccountPage.css.ts'
import * as styles from './PurchaseSeats.css.ts'
import { seatsMessages } from './seatsMessages.ts'

export interface ConfirmEndProps {
  text: string
  action: string
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks, below its row, before a seat ends. */
export function ConfirmEnd({ text, action, busy, onConfirm, onCancel }: ConfirmEndProps): ReactNode {
  const t = useT(seatsMessages)
  const confirm = useRef<HTMLButtonElement>(null)
  useEffect(() => confirm.current?.focus(), [])
  return (
    <div className={styles.confirm}>
      <p className={account.muted}>{text}</p>
      <div className={account.actions}>
        <Button ref={confirm} variant="danger" loading={busy} onClick={onConfirm}>
          {action}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </div>
  )
}
