import type { CallBody } from '@view-site/contract'
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
  /** The token of a mailed link, or the id of an invitation that the account was shown. */
  answer: CallBody<'pro/seat/accept'>
  title: string
  /** From whom it is, if that is known, and with which account it would be accepted. */
  children: ReactNode
  onAccepted: () => void
  /** It could not be accepted, for instance because it no longer exists. @default the text is shown here */
  onFailed?: ((text: string) => void) | undefined
  /** It was accepted or put aside. @default it cannot be put aside */
  onClosed?: (() => void) | undefined
}

/** Asks whether to take the seat of an invitation: with which account, before anything happens. */
export function AcceptInvitation({ answer, title, children, onAccepted, onFailed, onClosed }: AcceptInvitationProps): ReactNode {
  const t = useT(seatsMessages)
  const textOf = useSeatFailure()
  const messages = useMessages()
  const { api } = useStoreServices()
  const id = useId()
  const { submit, busy, error } = useSubmit<void, unknown>({
    mutationFn: () => api.call('pro/seat/accept', answer, { silent: true }),
    onSuccess() {
      messages.message({ type: 'success', text: t('accept.done') })
      onAccepted()
      onClosed?.()
    },
    onError: (failure) => onFailed?.(textOf(failure)),
  })
  return (
    <section className={cards.card} aria-labelledby={id}>
      <div className={styles.section}>
        <h2 id={id} className={styles.subtitle}>
          {title}
        </h2>
        <p className={styles.lead}>{children}</p>
        <div className={styles.form}>
          <p role="alert" className={styles.failure}>
            {error && onFailed === undefined && textOf(error)}
          </p>
          <div className={styles.actions}>
            <Button variant="primary" loading={busy} onClick={() => submit()}>
              {t('accept.submit')}
            </Button>
            {onClosed && (
              <Button variant="quiet" onClick={onClosed}>
                {t('accept.dismiss')}
              </Button>
            )}
          </div>
        </div>
      </div>
    </section>
  )
}
