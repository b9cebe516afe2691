import { richText, useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import { TextField } from '@view-site/ui/form'
import { useState, type ReactNode } from 'react'
import { rules } from '../core/validate.ts'
import * as form from '../dialog/SignInDialog.css.ts'
import { SwitchButton } from '../dialog/SwitchButton.tsx'
import { useAuthForm } from '../dialog/useAuthForm.ts'
import { authMessages } from '../messages.ts'
import { useSessionContext } from '../react/SessionContext.ts'
import { useSignIn } from '../react/useSignIn.ts'
import * as styles from './AccountCard.css.ts'
import { AccountCard, CardText } from './AccountCard.tsx'
import { accountMessages } from './accountMessages.ts'
import { ResendButton } from './ResendButton.tsx'

/** How long the next mail has to wait, in ms: three an hour is all the server sends. */
const patience = 60_000

/** `/recover`: asks for the address, then says where to look. It is the same for addresses without an account. */
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
          <ResendButton key={sent.at} send={() => send(sent.mail)} readyAt={() => sent.at + patience} />
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
  const words = useT(authMessages)
  const { open } = useSignIn()
  const { errors, busy, formProps } = useAuthForm({ rules: { mail: rules.mail }, send: (value) => send(value('mail')) })
  return (
    <AccountCard title={t('recover.title')}>
      <CardText>{t('recover.lead')}</CardText>
      <form {...formProps} className={form.form}>
        <TextField
          name="mail"
          type="email"
          label={words('field.mail')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
          required
          defaultValue={mail}
          error={errors.mail}
        />
        <p role="alert" className={form.alert}>
          {errors.form}
        </p>
        <Button type="submit" variant="primary" size="lg" block loading={busy} className={form.submit}>
          {t('recover.submit')}
        </Button>
        <div className={form.below}>
          <p className={form.foot}>
            <span>{richText(t('recover.remembered'), { switch: <SwitchButton onClick={() => void open()} /> })}</span>
          </p>
        </div>
      </form>
    </AccountCard>
  )
}
