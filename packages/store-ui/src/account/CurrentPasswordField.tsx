import { useT } from '@view-site/i18n'
import { PasswordField, type PasswordFieldProps } from '@view-site/ui/form'
import type { ReactNode } from 'react'
import { accountCentreMessages } from './accountCentreMessages.ts'

export interface CurrentPasswordFieldProps extends Pick<PasswordFieldProps, 'ref' | 'onValueChange'> {
  value: string
  /** Whether the form was submitted: an empty field is an error from then on. */
  isTried: boolean
}

/** Asks for the password of the signed-in user. */
export function CurrentPasswordField({ isTried, ...props }: CurrentPasswordFieldProps): ReactNode {
  const t = useT(accountCentreMessages)
  return (
    <PasswordField
      {...props}
      label={t('contact.currentPassword')}
      showLabel={t('show')}
      hideLabel={t('hide')}
      required
      error={isTried && props.value === '' ? t('problem.password') : undefined}
    />
  )
}
