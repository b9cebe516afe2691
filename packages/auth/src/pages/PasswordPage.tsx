import { useT } from '@view-site/i18n'
import { Link, useMessages } from '@view-site/ui'
import { PasswordField } from '@view-site/ui/form'
import type { ReactNode } from 'react'
import { FormEnd } from '../dialog/FormEnd.tsx'
import { rules } from '../core/validate.ts'
import * as form from '../dialog/SignInDialog.css.ts'
import { useAuthForm } from '../dialog/useAuthForm.ts'
import { authMessages } from '../messages.ts'
import { useSessionContext } from '../react/SessionContext.ts'
import { AccountCard, CardText } from './AccountCard.tsx'
import { accountMessages } from './accountMessages.ts'
import { NewPasswordField } from './NewPasswordField.tsx'

/** `/user/password`: changes the password, given the current one. */
export function PasswordPage(): ReactNode {
  const t = useT(accountMessages)
  const formT = useT(authMessages)
  const messages = useMessages()
  const { session } = useSessionContext('PasswordPage')
  const { errors, busy, formProps } = useAuthForm({
    rules: { oldPassword: rules.oldPassword, password: rules.newPassword },
    async send(value) {
      await session.changePassword(value('oldPassword'), value('password'))
      formProps.ref.current?.reset()
      messages.message({ type: 'success', text: t('password.done') })
    },
  })
  return (
    <AccountCard title={t('password.title')}>
      <CardText>{t('password.lead')}</CardText>
      <form {...formProps} className={form.form}>
        <PasswordField
          name="oldPassword"
          label={t('password.old')}
          autoComplete="current-password"
          required
          showLabel={formT('field.show')}
          hideLabel={formT('field.hide')}
          error={errors.oldPassword}
        />
        <NewPasswordField label={t('password.field')} error={errors.password} />
        <FormEnd error={errors.form} busy={busy}>
          {t('password.submit')}
        </FormEnd>
        <div className={form.below}>
          <p className={form.foot}>
            <Link to="/recover" className={form.footAction}>
              {t('password.forgot')}
            </Link>
          </p>
        </div>
      </form>
    </AccountCard>
  )
}
