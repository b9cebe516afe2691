import type { Seat } from '@view-site/contract'
import * as errorCodes from '@view-site/contract/error-codes'
import { useT } from '@view-site/i18n'
import { Button, Link, useMessages } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useRef, useState, type FormEvent, type ReactNode } from 'react'
import { readFailure } from '../../common/failures/readFailure.ts'
import { useSubmit } from '../../common/parts/useSubmit.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import * as styles from '../AccountPage.css.ts'
import { seatsMessages } from './seatsMessages.ts'
import { useSeatFailure } from './useSeatFailure.ts'

export interface InviteFormProps {
  purchaseId: string
  /** The invitation was sent or refused: the list may have changed. */
  onSettled: () => void
}

/** Invites a person by mail address. */
export function InviteForm({ purchaseId, onSettled }: InviteFormProps): ReactNode {
  const t = useT(seatsMessages)
  const textOf = useSeatFailure()
  const messages = useMessages()
  const { api } = useStoreServices()
  const input = useRef<HTMLInputElement>(null)
  const [value, setValue] = useState('')
  const [isTried, setTried] = useState(false)
  const mail = value.trim()
  const isWrong = !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(mail)
  const { submit, busy, error } = useSubmit<string, Seat>({
    mutationFn: (to) => api.call('pro/seat/invite', { purchase_id: purchaseId, mail: to }, { silent: true }),
    onSuccess(seat) {
      messages.message({ type: 'success', text: t('team.invited', { mail: seat.mail }) })
      setValue('')
      setTried(false)
      input.current?.focus()
    },
    onSettled,
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isWrong) input.current?.focus()
    else submit(mail)
  }

  return (
    <form noValidate className={styles.form} onSubmit={handleSubmit}>
      <TextField
        ref={input}
        type="email"
        label={t('team.mail')}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        value={value}
        onValueChange={setValue}
        error={isTried && isWrong ? t('team.wrongMail') : undefined}
      />
      <p role="alert" className={styles.failure}>
        {error && textOf(error)}
        {error && readFailure(error).code === errorCodes.mailUnverified && (
          <>
            {' '}
            <Link to="/check-mail">{t('verify')}</Link>
          </>
        )}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={busy}>
          {t('team.invite')}
        </Button>
      </div>
    </form>
  )
}
