import { ApiError } from '@view-site/api-client'
import * as errorCodes from '@view-site/contract/error-codes'
import { useT } from '@view-site/i18n'
import { useState, type ReactNode } from 'react'
import { FormEnd } from '../dialog/FormEnd.tsx'
import { rules } from '../core/validate.ts'
import * as form from '../dialog/SignInDialog.css.ts'
import { useAuthForm } from '../dialog/useAuthForm.ts'
import { useSessionContext } from '../react/SessionContext.ts'
import { AccountCard, CardText } from './AccountCard.tsx'
import { accountMessages } from './accountMessages.ts'
import { CardLink } from './CardLink.tsx'
import { NewPasswordField } from './NewPasswordField.tsx'
import { SignInButton } from './SignInButton.tsx'

type Outcome = 'done' | 'expired' | 'used'

const outcomes: Readonly<Record<number, Outcome>> = { [errorCodes.linkInvalid]: 'used', [errorCodes.linkExpired]: 'expired' }

/** Props of `ResetPage`. */
export interface ResetPageProps {
  /** Token of the mailed link. */
  token: string
}

/** `/reset/{token}`: sets a new password with the token of a mailed link. */
export function ResetPage({ token }: ResetPageProps): ReactNode {
  const t = useT(accountMessages)
  const [outcome, setOutcome] = useState<Outcome>()
  if (!outcome) return <ResetForm token={token} onOutcome={setOutcome} />
  const isDone = outcome === 'done'
  return (
    <AccountCard
      key={outcome}
      announced
      title={t(`reset.${outcome}`)}
      actions={
        <>
          {isDone ? (
            <SignInButton />
          ) : (
            <CardLink to="/recover" primary>
              {t('reset.again')}
            </CardLink>
          )}
          <CardLink to="/">{t('home')}</CardLink>
        </>
      }
    >
      <CardText>{t(`reset.${outcome}Text`)}</CardText>
    </AccountCard>
  )
}

function ResetForm({ token, onOutcome }: ResetPageProps & { onOutcome: (outcome: Outcome) => void }) {
  const t = useT(accountMessages)
  const { session } = useSessionContext('ResetPage')
  const { errors, busy, formProps } = useAuthForm({
    rules: { password: rules.newPassword },
    async send(value) {
      try {
        await session.resetPassword(token, value('password'))
        onOutcome('done')
      } catch (error) {
        const outcome = error instanceof ApiError ? outcomes[error.code ?? 0] : undefined
        if (!outcome) throw error
        onOutcome(outcome)
      }
    },
  })
  return (
    <AccountCard title={t('reset.title')}>
      <CardText>{t('reset.lead')}</CardText>
      <form {...formProps} className={form.form}>
        <NewPasswordField label={t('reset.field')} error={errors.password} />
        <FormEnd error={errors.form} busy={busy}>
          {t('reset.submit')}
        </FormEnd>
      </form>
    </AccountCard>
  )
}
