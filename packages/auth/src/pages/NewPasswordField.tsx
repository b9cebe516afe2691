import { passwordLength } from '@view-site/contract/constants'
import { useT } from '@view-site/i18n'
import { PasswordField } from '@view-site/ui/form'
import type { ReactNode } from 'react'
import { authMessages } from '../messages.ts'

export interface NewPasswordFieldProps {
  label: string
  error: string | undefined
}

/** The field for a new password. */
export function NewPasswordField({ label, error }: NewPasswordFieldProps): ReactNode {
  const t = useT(authMessages)
  return (
    <PasswordField
      name="password"
      label={label}
      autoComplete="new-password"
      required
      showLabel={t('field.show')}
      hideLabel={t('field.hide')}
      {...(!error && { hint: t('field.passwordHint', passwordLength) })}
      error={error}
    />
  )
}
