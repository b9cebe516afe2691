import { useT } from '@view-site/i18n'
import { TextField } from '@view-site/ui/form'
import type { ReactNode } from 'react'
import { authMessages } from '../messages.ts'

export interface MailFieldProps {
  /** The initial value. */
  mail: string
  error: string | undefined
}

/** A field for a mail address, without auto-capitalisation and spell checking. */
export function MailField({ mail, error }: MailFieldProps): ReactNode {
  const t = useT(authMessages)
  return (
    <TextField
      name="mail"
      type="email"
      label={t('field.mail')}
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      required
      defaultValue={mail}
      error={error}
    />
  )
}
