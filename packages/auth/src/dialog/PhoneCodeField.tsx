import { useT } from '@view-site/i18n'
import { Button, useMessages, useCountdown } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useRef, useState, type ReactNode } from 'react'
import type { Session } from '../core/Session.ts'
import { authMessages } from '../messages.ts'
import * as styles from './SignInDialog.css.ts'

export interface PhoneCodeFieldProps {
  session: Session
  error: string | undefined
  /** Returns the phone number, or undefined if it is invalid: the form then shows the error. */
  phone: () => string | undefined
  /** Runs `send`, and shows a failure at its field. */
  attempt: (send: () => Promise<void>) => Promise<void>
}

/** A field for the SMS code, with a button that sends one and shows the seconds until the next. */
export function PhoneCodeField({ session, error, phone, attempt }: PhoneCodeFieldProps): ReactNode {
  const t = useT(authMessages)
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [readyAt, setReadyAt] = useState(() => session.phoneCodeReadyAt())
  const left = useCountdown(readyAt)

  async function send() {
    const to = phone()
    if (to === undefined) return
    setSending(true)
    await attempt(async () => {
      await session.sendPhoneCode(to)
      messages.message({ type: 'success', text: t('code.sent') })
      input.current?.focus()
    })
    setSending(false)
    setReadyAt(session.phoneCodeReadyAt())
  }

  return (
    <TextField
      ref={input}
      name="captcha"
      label={t('field.captcha')}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      required
      error={error}
      end={
        <Button variant="quiet" className={styles.codeButton} loading={sending} disabled={left > 0} onClick={() => void send()}>
          {left > 0 ? t('code.wait', { count: left }) : t('code.send')}
        </Button>
      }
    />
  )
}
