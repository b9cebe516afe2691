import { richText, useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { FormEnd } from '../dialog/FormEnd.tsx'
import { MailField } from '../dialog/MailField.tsx'
import { rules } from '../core/validate.ts'
import * as form from '../dialog/SignInDialog.css.ts'
import { SwitchButton } from '../dialog/SwitchButton.tsx'
import { useAuthForm } from '../dialog/useAuthForm.ts'
import { useSessionContext } from '../react/SessionContext.ts'
import { useSignIn } from '../react/useSignIn.ts'
import * as styles from './AccountCard.css.ts'
import { AccountCard, CardText } from './AccountCard.tsx'
import { accountMessages } from './accountMessages.ts'
import { ResendButton } from './ResendButton.tsx'

/** Minimum time between two mails, in ms; the server sends three an hour. */
const resendInterval = 60_000

/** `/recover`: asks for the mail address, then confirms that a mail was sent, even if there is no such account. */
export function RecoverPage(): ReactNode {
  const t = useT(accountMessages)
  const { session } = useSessionContext('RecoverPage')
  const [sent, setSent] = useState<{ mail: string; at: number }>()
  const [typed, setTyped] = useState('')

  async function send(mail: string) {
    await session.sendResetMail(mail)
    setSent({ mail, at: Date.now() })
  }

  if (!sent) return <RecoverForm mail={typed} send={send} />
  return (
    <AccountCard
      announced
      title={t('recover.sent')}
      actions={
        <>
          <ResendButton key={sent.at} send={() => send(sent.mail)} readyAt={() => sent.at + resendInterval} />
          <Button
            size="lg"
            variant="quiet"
            onClick={() => {
              setTyped(sent.mail)
              setSent(undefined)
            }}
          >
            {t('recover.again')}
          </Button>
        </>
      }
    >
      <CardText>{richText(t('recover.sentTo', { mail: sent.mail }), { mail: <b className={styles.mail} /> })}</CardText>
      <CardText>{t('recover.missing')}</CardText>
    </AccountCard>
  )
}

function RecoverForm({ mail, send }: { mail: string; send: (mail: string) => Promise<void> }) {
  const t = useT(accountMessages)
  const { open } = useSignIn()
  const { errors, busy, formProps } = useAuthForm({ rules: { mail: rules.mail }, send: (value) => send(value('mail')) })
  return (
    <AccountCard title={t('recover.title')}>
      <CardText>{t('recover.lead')}</CardText>
      <form {...formProps} className={form.form}>
        <MailField mail={mail} error={errors.mail} />
        <FormEnd error={errors.form} busy={busy}>
          {t('recover.submit')}
        </FormEnd>
        <div className={form.below}>
          <p className={form.foot}>
            <span>{richText(t('recover.remembered'), { switch: <SwitchButton onClick={() => void open()} /> })}</span>
          </p>
        </div>
      </form>
    </AccountCard>
  )
}
