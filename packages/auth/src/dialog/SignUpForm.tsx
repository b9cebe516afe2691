import { passwordLength } from '@view-site/contract'
import { richText, useLocale, useT } from '@view-site/i18n'
import { Link, useMessages } from '@view-site/ui'
import { Checkbox, PasswordField, TextField } from '@view-site/ui/form'
import { useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { CodeField } from './CodeField.tsx'
import { FormEnd } from './FormEnd.tsx'
import { MailField } from './MailField.tsx'
import type { Session } from '../core/Session.ts'
import { rules } from '../core/validate.ts'
import { authMessages } from '../messages.ts'
import * as styles from './SignInDialog.css.ts'
import { SwitchButton } from './SwitchButton.tsx'
import { useAuthForm } from './useAuthForm.ts'

export interface SignUpFormProps {
  session: Session
  /** The mail address typed into the other form. */
  mail: string
  /** Whether the code of a mail may prove the sign-up in place of a phone number. */
  mailSignUp: boolean
  /** Switches to sign-in, passing on the typed mail address. */
  onSwitch: (mail: string) => void
}

/**
 * The sign-up form: mail address, password, phone number with its code, and the privacy checkbox. Where a mailed code is enough, visitors of
 * other languages than Chinese are asked for that, and everyone can choose.
 */
export function SignUpForm({ session, mail, mailSignUp, onSwitch }: SignUpFormProps): ReactNode {
  const t = useT(authMessages)
  const locale = useLocale()
  const messages = useMessages()
  const privacy = useRef<HTMLInputElement>(null)
  const [byMail, setByMail] = useState(mailSignUp && locale !== 'zh-CN')
  const proof = byMail ? { mailCaptcha: rules.mailCaptcha } : { phone: rules.phone, captcha: rules.captcha }
  const { errors, busy, check, attempt, value, focus, formProps } = useAuthForm({
    rules: { mail: rules.mail, password: rules.newPassword, ...proof },
    alsoNeeded(fieldsAreGood) {
      if (privacy.current?.checked) return true
      messages.message({ type: 'info', text: t('signUp.agreeFirst'), duration: 5000 })
      if (fieldsAreGood) privacy.current?.focus()
      return false
    },
    async send(value) {
      const [mail, password] = [value('mail'), value('password')]
      const own = byMail ? { mailCaptcha: value('mailCaptcha') } : { phone: value('phone'), captcha: value('captcha') }
      await session.signUp({ mail, password, ...own })
      messages.message({ type: 'success', text: t('signUp.done') })
    },
  })

  function proveBy(next: 'mail' | 'phone') {
    flushSync(() => setByMail(next === 'mail'))
    focus(next === 'mail' ? 'mailCaptcha' : 'phone')
  }

  return (
    <form {...formProps} className={styles.form}>
      <MailField mail={mail} error={errors.mail} />
      <PasswordField
        name="password"
        label={t('field.password')}
        autoComplete="new-password"
        required
        showLabel={t('field.show')}
        hideLabel={t('field.hide')}
        {...(!errors.password && { hint: t('field.passwordHint', passwordLength) })}
        error={errors.password}
      />
      {byMail ? (
        <CodeField
          key="mail"
          name="mailCaptcha"
          error={errors.mailCaptcha}
          to={() => (check(['mail']) ? value('mail') : undefined)}
          send={session.sendMailCode}
          readyAt={session.mailCodeReadyAt}
          sent={t('code.mailed')}
          attempt={attempt}
        />
      ) : (
        <>
          <TextField name="phone" type="tel" label={t('field.phone')} autoComplete="tel-national" required error={errors.phone} />
          <CodeField
            key="phone"
            name="captcha"
            error={errors.captcha}
            to={() => (check(['phone']) ? value('phone') : undefined)}
            send={session.sendPhoneCode}
            readyAt={session.phoneCodeReadyAt}
            sent={t('code.sent')}
            attempt={attempt}
          />
        </>
      )}
      <FormEnd error={errors.form} busy={busy}>
        {t('signUp.submit')}
      </FormEnd>
      <div className={styles.below}>
        <Checkbox
          ref={privacy}
          name="privacy"
          label={richText(t('signUp.agree'), {
            privacy: <Link to="/privacy" target="_blank" />,
          })}
        />
        {mailSignUp && (
          <p className={styles.foot}>
            <span>
              {richText(t(byMail ? 'signUp.byPhone' : 'signUp.byMail'), {
                switch: <SwitchButton onClick={() => proveBy(byMail ? 'phone' : 'mail')} />,
              })}
            </span>
          </p>
        )}
        <p className={styles.foot}>
          <span>
            {richText(t('signUp.toSignIn'), {
              switch: <SwitchButton onClick={() => onSwitch(value('mail'))} />,
            })}
          </span>
        </p>
      </div>
    </form>
  )
}
