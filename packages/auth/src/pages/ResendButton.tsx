import { useT } from '@view-site/i18n'
import { Button, useMessages, useCountdown } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { useExplain } from '../dialog/useExplain.ts'
import * as styles from './AccountCard.css.ts'
import { accountMessages } from './accountMessages.ts'

export interface ResendButtonProps {
  send: () => Promise<void>
  /** When the mail may be sent again, in ms since 1970. */
  readyAt: () => number
  /** @default false */
  primary?: boolean
}

/** A button that sends a mail again, as often as the server allows, and shows errors. */
export function ResendButton({ send, readyAt, primary = false }: ResendButtonProps): ReactNode {
  const t = useT(accountMessages)
  const messages = useMessages()
  const explain = useExplain()
  const [busy, setBusy] = useState(false)
  const [until, setUntil] = useState(readyAt)
  const left = useCountdown(until)

  async function resend() {
    setBusy(true)
    try {
      await send()
      messages.message({ type: 'success', text: t('resend.sent') })
    } catch (error) {
      messages.message({ type: 'error', text: explain.failure(error, []).form ?? '' })
    }
    setBusy(false)
    setUntil(readyAt())
  }

  return (
    <Button
      size="lg"
      variant={primary ? 'primary' : 'default'}
      loading={busy}
      disabled={left > 0}
      className={styles.counting}
      onClick={() => void resend()}
    >
      {left > 0 ? t('resend.wait', { count: left }) : t('resend.send')}
    </Button>
  )
}
