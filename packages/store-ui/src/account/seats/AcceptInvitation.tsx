import { useT } from '@view-site/i18n'
import { Button, useMessages } from '@view-site/ui'
import { useId, type ReactNode } from 'react'
import * as cards from '../../common/parts/cards.css.ts'
import { useSubmit } from '../../common/parts/useSubmit.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import * as styles from '../AccountPage.css.ts'
import { seatsMessages } from './seatsMessages.ts'
import { useSeatFailure } from './useSeatFailure.ts'

export interface AcceptInvitationProps {
  token: string
  /** The masked address of the account that would accept. */
  mail: string
  onAccepted: () => void
  onClosed: () => void
}

/** Asks whether to take the seat of a mailed invitation: with which account, before anything happens. */
export function AcceptInvitation({ token, mail, onAccepted, onClosed }: AcceptInvitationProps): ReactNode {
  const t = useT(seatsMessages)
  const textOf = useSeatFailure()
  const messages = useMessages()
  const { api } = useStoreServices()
  const id = useId()
  const { submit, busy, error } = useSubmit<void, unknown>({
    mutationFn: () => api.call('pro/seat/accept', { seat_token: token }, { silent: true }),
    onSuccess() {
      messages.message({ type: 'success', text: t('accept.done') })
      onAccepted()
      onClosed()
    },
  })
  return (
    <section className={cards.card} aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} className={styles.subtitle}>
          {t('accept.title')}
        </h2>
        <p className={styles.lead}>{t('accept.text', { mail })}</p>
        <div className={styles.form}>
          <p role="alert" className={styles.failure}>
            {error && textOf(error)}
          </p>
          <div className={styles.actions}>
            <Button variant="primary" loading={busy} onClick={() => submit()}>
              {t('accept.submit')}
            </Button>
            <Button variant="quiet" onClick={onClosed}>
              {t('accept.dismiss')}
            </Button>
          </div>
        </div>
      </div>
    </section>
  )
}
