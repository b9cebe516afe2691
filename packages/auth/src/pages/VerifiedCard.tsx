import { useT } from '@view-site/i18n'
import type { ReactNode } from 'react'
import { useSession } from '../react/useSession.ts'
import { AccountCard, CardText, type AccountCardProps } from './AccountCard.tsx'
import { accountMessages } from './accountMessages.ts'
import { CardLink } from './CardLink.tsx'
import { SignInButton } from './SignInButton.tsx'

export interface VerifiedCardProps extends Pick<AccountCardProps, 'announced' | 'title'> {
  /** The next step of a signed-in user. @default a link to `/price` */
  next?: ReactNode
}

/** Says that the mail address is verified, and shows the next step: a visitor signs in first. */
export function VerifiedCard({ title, announced = false, next }: VerifiedCardProps): ReactNode {
  const t = useT(accountMessages)
  const { status } = useSession()
  return (
    <AccountCard
      announced={announced}
      title={title}
      actions={
        <>
          {status === 'visitor' ? (
            <SignInButton />
          ) : (
            (next ?? (
              <CardLink to="/price" primary>
                {t('shop')}
              </CardLink>
            ))
          )}
          <CardLink to="/">{t('home')}</CardLink>
        </>
      }
    >
      <CardText>{t('verify.doneText')}</CardText>
    </AccountCard>
  )
}
