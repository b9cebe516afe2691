import { useT } from '@view-site/i18n'
import { Button, Spinner } from '@view-site/ui'
import type { ReactNode } from 'react'
import { useSessionContext } from '../react/SessionContext.ts'
import { useSession } from '../react/useSession.ts'
import { AccountCard, CardText } from './AccountCard.tsx'
import { accountMessages } from './accountMessages.ts'
import { CardLink } from './CardLink.tsx'
import { ResendButton } from './ResendButton.tsx'
import { SignInButton } from './SignInButton.tsx'
import { useVerification } from './useVerification.ts'
import { VerifiedCard } from './VerifiedCard.tsx'

/** Props of `VerifyPage`. */
export interface VerifyPageProps {
  /** Token of the mailed link. */
  token: string
  /** The next step of a signed-in user, such as a link to their unpaid order. @default a link to `/price` */
  next?: ReactNode
}

/** `/verify/{token}`: verifies the mail address, and shows the next step. */
export function VerifyPage({ token, next }: VerifyPageProps): ReactNode {
  const t = useT(accountMessages)
  const verification = useVerification(token)
  const { user } = useSession()
  if (verification.state === 'working') {
    return (
      <AccountCard key="working" title={t('verify.working')}>
        <Spinner label={t('verify.working')} />
      </AccountCard>
    )
  }
  if (verification.state === 'failed') {
    return (
      <AccountCard
        key="failed"
        announced
        title={t('verify.failed')}
        actions={
          <Button variant="primary" size="lg" onClick={verification.retry}>
            {t('retry')}
          </Button>
        }
      >
        <CardText>{verification.why}</CardText>
      </AccountCard>
    )
  }
  if (verification.state === 'done') return <VerifiedCard announced title={t('verify.done')} next={next} />
  return user?.is_activity === 1 ? (
    <VerifiedCard announced title={t('verify.known')} next={next} />
  ) : (
    <LinkRefused state={verification.state} />
  )
}

function LinkRefused({ state }: { state: 'expired' | 'used' }) {
  const t = useT(accountMessages)
  const { session } = useSessionContext('VerifyPage')
  const isVisitor = useSession().status !== 'signed-in'
  return (
    <AccountCard
      announced
      title={t(`verify.${state}`)}
      actions={
        <>
          {isVisitor ? <SignInButton /> : <ResendButton primary send={session.resendVerification} readyAt={session.verificationReadyAt} />}
          <CardLink to="/">{t('home')}</CardLink>
        </>
      }
    >
      <CardText>{t(`verify.${state}Text`)}</CardText>
      {isVisitor && <CardText>{t('verify.signInFirst')}</CardText>}
    </AccountCard>
  )
}
