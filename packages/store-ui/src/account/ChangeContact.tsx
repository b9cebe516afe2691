import { useT } from '@view-site/i18n'
import { Button, useMessages } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useEffect, useRef, useState, type FormEvent, type ReactNode } from 'react'
import { accountCentreMessages } from './accountCentreMessages.ts'
import * as styles from './AccountPage.css.ts'
import { ConfirmContact } from './ConfirmContact.tsx'
import { CurrentPasswordField } from './CurrentPasswordField.tsx'
import type { ChangeContactProps } from './ChangeContactProps.ts'
import { useAccountFailure } from './useAccountFailure.ts'
import { useSendCodes, type SendCodes } from './useSendCodes.ts'

const checks = { mail: /^[^\s@]+@[^\s@]+\.[^\s@]+$/, phone: /^\d{11}$/ } as const

/** Asks for the new address or number and the password, then for the codes; a first number has no other to be proved. */
export function ChangeContact({ kind, isFirst, onCancel, onDone }: ChangeContactProps): ReactNode {
  const t = useT(accountCentreMessages)
  const messages = useMessages()
  const [value, setValue] = useState('')
  const sending = useSendCodes()
  if (sending.sent !== undefined) {
    const isAdded = isFirst && !sending.sent.current
    return (
      <ConfirmContact
        kind={kind}
        isFirst={isFirst}
        sent={sending.sent}
        resend={sending}
        onCancel={onCancel}
        onDone={() => {
          messages.message({
            type: 'success',
            text: t(kind === 'mail' ? 'contact.doneMail' : isAdded ? 'contact.addedPhone' : 'contact.donePhone'),
          })
          onDone()
        }}
      />
    )
  }
  return <ContactForm {...{ kind, isFirst, value, setValue, sending, onCancel }} />
}

interface ContactFormProps extends Pick<ChangeContactProps, 'kind' | 'isFirst' | 'onCancel'> {
  value: string
  setValue: (value: string) => void
  sending: SendCodes
}

function ContactForm({ kind, isFirst, value, setValue, sending, onCancel }: ContactFormProps) {
  const t = useT(accountCentreMessages)
  const textOf = useAccountFailure()
  const [input, secret] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)]
  const [password, setPassword] = useState('')
  const [isTried, setTried] = useState(false)
  const typed = value.trim()
  const isWrong = !checks[kind].test(typed)
  useEffect(() => input.current?.focus(), [input])

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (isWrong) input.current?.focus()
    else if (password === '') secret.current?.focus()
    else sending.send({ contact: kind === 'mail' ? { mail: typed } : { phone_number: typed }, password })
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextField
        ref={input}
        type={kind === 'mail' ? 'email' : 'tel'}
        label={t(kind === 'mail' ? 'contact.newMail' : isFirst ? 'contact.firstPhone' : 'contact.newPhone')}
        autoComplete={kind === 'mail' ? 'email' : 'tel-national'}
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={254}
        value={value}
        onValueChange={setValue}
        error={isTried && isWrong ? t(`problem.${kind}`) : undefined}
      />
      <CurrentPasswordField ref={secret} value={password} onValueChange={setPassword} isTried={isTried} />
      <p role="alert" className={styles.failure}>
        {sending.error && textOf(sending.error)}
      </p>
      <div className={styles.actions}>
        <Button type="submit" variant="primary" loading={sending.busy}>
          {t('contact.send')}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  )
}
