import type { UserInfo } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { Button, useCountdown } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { useSubmit } from '../common/parts/useSubmit.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { accountCentreMessages } from './accountCentreMessages.ts'
import * as styles from './AccountPage.css.ts'
import type { ChangeContactProps } from './ChangeContactProps.ts'
import { useAccountFailure } from './useAccountFailure.ts'
import type { SendCodes, SentCodes } from './useSendCodes.ts'

export interface ConfirmContactProps extends ChangeContactProps {
  sent: SentCodes
  resend: SendCodes
}

/** Asks for the code of the new address or number, and for that of the current one where it has to be proved. */
export function ConfirmContact({ kind, isFirst, sent, resend, onCancel, onDone }: ConfirmContactProps): ReactNode {
  const t = useT(accountCentreMessages)
  const textOf = useAccountFailure()
  const { api } = useStoreServices()
  const first = useRef<HTMLInputElement>(null)
  const [codes, setCodes] = useState({ next: '', current: '' })
  const [isTried, setTried] = useState(false)
  const left = useCountdown(sent.readyAt)
  const name = kind === 'mail' ? 'Mail' : 'Phone'
  // Another tab may have added a number, which then has to be proved.
  const changed = isFirst && !sent.current ? 'FirstPhone' : name
  const change = useSubmit<typeof codes, UserInfo>({
    mutationFn: ({ next, current }) =>
      api.call(
        'user/contact/change',
        { ...sent.contact, captcha: next.trim(), ...(sent.current && { captcha_current: current.trim() }) },
        { silent: true },
      ),
    onSuccess: onDone,
    onError: () => first.current?.focus(),
  })
  useEffect(() => first.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isCode(codes.next) && (!sent.current || isCode(codes.current))) change.submit(codes)
  }

  const field = (of: keyof typeof codes) => ({
    inputMode: 'numeric' as const,
    autoComplete: 'one-time-code',
    maxLength: 8,
    required: true,
    value: codes[of],
    onValueChange: (text: string) => setCodes((last) => ({ ...last, [of]: text })),
    error: isTried && !isCode(codes[of]) ? t('problem.code') : undefined,
  })

  const failure = change.error ?? resend.error
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <output className={styles.muted}>
        {t(sent.current ? `contact.sent${name}Both` : `contact.sent${changed}`)} {sent.current && t('contact.lost')}
      </output>
      <TextField ref={first} label={t(`contact.codeNew${changed}`)} {...field('next')} />
      {sent.current && <TextField label={t(`contact.codeCurrent${name}`)} {...field('current')} />}
      <p role="alert" className={styles.failure}>
        {failure && textOf(failure)}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={change.busy}>
          {t(changed === 'FirstPhone' ? 'contact.saveFirst' : 'contact.save')}
        </Button>
        <Button className={styles.counting} disabled={left > 0} loading={resend.busy} onClick={() => resend.send(sent)}>
          {left > 0 ? t('contact.againIn', { count: left }) : t('contact.again')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}

function isCode(text: string): boolean {
  return /^\d{6}$/.test(text.trim())
}
