import { richText, useT } from '@view-site/i18n'
import { Link, useMessages } from '@view-site/ui'
import { PasswordField, TextField } from '@view-site/ui/form'
import type { ReactNode } from 'react'
import { FormEnd } from './FormEnd.tsx'
import type { Session } from '../core/Session.ts'
import { rules } from '../core/validate.ts'
import { authMessages } from '../messages.ts'
import * as styles from './SignInDialog.css.ts'
import { SwitchButton } from './SwitchButton.tsx'
import { useAuthForm } from './useAuthForm.ts'

export interface SignInFormProps {
  session: Session
  signInWith: 'mail' | 'username'
  /** The mail address typed into the other form. */
  mail: string
  /** Switches to sign-up, passing on the typed mail address. */
  onSwitch: (mail: string) => void
  /** Called when the visitor follows a link. */
  onLeave: () => void
}

/** The sign-in form: mail address or user name, and password. */
export function SignInForm({ session, signInWith, mail, onSwitch, onLeave }: SignInFormProps): ReactNode {
  const t = useT(authMessages)
  const messages = useMessages()
  const { errors, busy, value, formProps } = useAuthForm({
    rules: { [signInWith]: rules[signInWith], password: rules.password },
    async send(value) {
      const password = value('password')
      await session.signIn(signInWith === 'mail' ? { mail: value('mail'), password } : { username: value('username'), password })
      messages.message({ type: 'success', text: t('signIn.done') })
    },
  })

  return (
    <form {...formProps} className={styles.form}>
      <TextField
        name={signInWith}
        type={signInWith === 'mail' ? 'email' : 'text'}
        label={t(`field.${signInWith}`)}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        defaultValue={signInWith === 'mail' ? mail : ''}
        error={errors[signInWith]}
      />
      <PasswordField
        name="password"
        label={t('field.password')}
        autoComplete="current-password"
        required
        showLabel={t('field.show')}
        hideLabel={t('field.hide')}
        error={errors.password}
      />
      <FormEnd error={errors.form} busy={busy}>
        {t('signIn.submit')}
      </FormEnd>
      <div className={styles.below}>
        <p className={styles.foot}>
          <Link to="/recover" className={styles.footAction} onClick={onLeave}>
            {t('signIn.forgot')}
          </Link>
          <span>
            {richText(t('signIn.toSignUp'), {
              switch: <SwitchButton onClick={() => onSwitch(value('mail'))} />,
            })}
          </span>
        </p>
      </div>
    </form>
  )
}
