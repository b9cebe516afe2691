import { useT } from '@view-site/i18n'
import { Button, useMessages, useCountdown } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useRef, useState, type ReactNode } from 'react'
import { authMessages } from '../messages.ts'
import * as styles from './SignInDialog.css.ts'

export interface CodeFieldProps {
  name: 'captcha' | 'mailCaptcha'
  error: string | undefined
  /** Returns where the code is sent, or undefined if that is invalid: the form then shows the error. */
  to: () => string | undefined
  send: (to: string) => Promise<void>
  /** When the next code may be sent, in ms since 1970. */
  readyAt: () => number
  /** The message after sending. */
  sent: string
  /** Runs `send`, and shows a failure at its field. */
  attempt: (send: () => Promise<void>) => Promise<void>
}

/** A field for a code, with a button that sends one and shows the seconds until the next. */
export function CodeField({ name, error, to, send, readyAt: nextAt, sent, attempt }: CodeFieldProps): ReactNode {
  const t = useT(authMessages)
  const messages = useMessages()
  const input = useRef<HTMLInputElement>(null)
  const [sending, setSending] = useState(false)
  const [readyAt, setReadyAt] = useState(nextAt)
  const left = useCountdown(readyAt)

  async function sendTo(recipient: string | undefined) {
    if (recipient === undefined) return
    setSending(true)
    await attempt(async () => {
      await send(recipient)
      messages.message({ type: 'success', text: sent })
      input.current?.focus()
    })
    setSending(false)
    setReadyAt(nextAt())
  }

  return (
    <TextField
      ref={input}
      name={name}
      label={t(`field.${name}`)}
      inputMode="numeric"
      autoComplete="one-time-code"
      maxLength={8}
      required
      error={error}
      end={
        <Button variant="quiet" className={styles.codeButton} loading={sending} disabled={left > 0} onClick={() => void sendTo(to())}>
          {left > 0 ? t('code.wait', { count: left }) : t('code.send')}
        </Button>
      }
    />
  )
}
