import { passwordLength } from '@view-site/contract'
import { richText, useT } from '@view-site/i18n'
import { Link, useMessages } from '@view-site/ui'
import { Checkbox, PasswordField, TextField } from '@view-site/ui/form'
import { useRef, type ReactNode } from 'react'
import { FormEnd } from './FormEnd.tsx'
import { MailField } from './MailField.tsx'
import type { Session } from '../core/Session.ts'
import { rules } from '../core/validate.ts'
import { authMessages } from '../messages.ts'
import { PhoneCodeField } from './PhoneCodeField.tsx'
import * as styles from './SignInDialog.css.ts'
import { SwitchButton } from './SwitchButton.tsx'
import { useAuthForm } from './useAuthForm.ts'

export interface SignUpFormProps {
  session: Session
  /** The mail address typed into the other form. */
  mail: string
  /** Switches to sign-in, passing on the typed mail address. */
  onSwitch: (mail: string) => void
}

/** The sign-up form: mail address, password, phone number with its code, and the privacy checkbox. */
export function SignUpForm({ session, mail, onSwitch }: SignUpFormProps): ReactNode {
  const t = useT(authMessages)
  const messages = useMessages()
  const privacy = useRef<HTMLInputElement>(null)
  const { errors, busy, check, attempt, value, formProps } = useAuthForm({
    rules: { mail: rules.mail, password: rules.newPassword, phone: rules.phone, captcha: rules.captcha },
    alsoNeeded(fieldsAreGood) {
      if (privacy.current?.checked) return true
      messages.message({ type: 'info', text: t('signUp.agreeFirst'), duration: 5000 })
      if (fieldsAreGood) privacy.current?.focus()
      return false
    },
    async send(value) {
      const [mail, password, phone, captcha] = [value('mail'), value('password'), value('phone'), value('captcha')]
      await session.signUp({ mail, password, phone, captcha })
      messages.message({ type: 'success', text: t('signUp.done') })
    },
  })

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
      <TextField name="phone" type="tel" label={t('field.phone')} autoComplete="tel-national" required error={errors.phone} />
      <PhoneCodeField
        session={session}
        error={errors.captcha}
        attempt={attempt}
        phone={() => (check(['phone']) ? value('phone') : undefined)}
      />
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
