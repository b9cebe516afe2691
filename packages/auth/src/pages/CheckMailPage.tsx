import { richText, useT } from '@view-site/i18n'
import { Button, Skeleton, useMessages } from '@view-site/ui'
import { useEffect, useState, type ReactNode } from 'react'
import { useSessionContext } from '../react/SessionContext.ts'
import { useSession } from '../react/useSession.ts'
import * as styles from './AccountCard.css.ts'
import { AccountCard, CardText } from './AccountCard.tsx'
import { accountMessages } from './accountMessages.ts'
import { ResendButton } from './ResendButton.tsx'
import { SignInButton } from './SignInButton.tsx'
import { VerifiedCard } from './VerifiedCard.tsx'

/** Props of `CheckMailPage`. */
export interface CheckMailPageProps {
  /** The next step once the address is verified, such as a link to an unpaid order. @default a link to `/price` */
  next?: ReactNode
}

/** `/check-mail`: shows where the verification mail was sent, with a button to send it again. */
export function CheckMailPage({ next }: CheckMailPageProps): ReactNode {
  const t = useT(accountMessages)
  const { status, user } = useSession()
  if (status === 'signed-in' && user.is_activity === 1) return <VerifiedCard title={t('verify.known')} next={next} />
  if (status === 'signed-in') return <Unverified mail={user.mail_masked} />
  return (
    <AccountCard title={t('checkMail.title')} actions={status === 'visitor' ? <SignInButton /> : undefined}>
      {status === 'visitor' ? (
        <CardText>{t('checkMail.visitor')}</CardText>
      ) : (
        <Skeleton className={styles.text} lines={3} label={t('checkMail.title')} />
      )}
    </AccountCard>
  )
}

function Unverified({ mail }: { mail: string }) {
  const t = useT(accountMessages)
  const messages = useMessages()
  const { session } = useSessionContext('CheckMailPage')
  const [checking, setChecking] = useState(false)

  // The link is opened elsewhere, in another tab or on a phone, so the account is loaded again when this tab becomes visible.
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') void session.refresh()
    }
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [session])

  async function check() {
    setChecking(true)
    await session.refresh()
    setChecking(false)
    if (session.get().user?.is_activity === 0) messages.message({ type: 'info', text: t('checkMail.notYet') })
  }

  return (
    <AccountCard
      title={t('checkMail.title')}
      actions={
        <>
          <Button variant="primary" size="lg" loading={checking} onClick={() => void check()}>
            {t('checkMail.check')}
          </Button>
          <ResendButton send={session.resendVerification} readyAt={session.verificationReadyAt} />
        </>
      }
    >
      <CardText>{richText(t('checkMail.sentTo', { mail }), { mail: <b className={styles.mail} /> })}</CardText>
      <CardText>{t('checkMail.missing')}</CardText>
    </AccountCard>
  )
}
