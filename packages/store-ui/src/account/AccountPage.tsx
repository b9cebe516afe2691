import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import { useT } from '@view-site/i18n'
import { ErrorState, Skeleton } from '@view-site/ui'
import { lazy, Suspense, type ReactNode } from 'react'
import * as cards from '../common/parts/cards.css.ts'
import { useStoreServices } from '../common/services/useStoreServices.ts'
import { accountCentreMessages } from './accountCentreMessages.ts'
import * as styles from './AccountPage.css.ts'
import { ContactSection } from './ContactSection.tsx'
import { DataSection } from './DataSection.tsx'
import { SessionsSection } from './SessionsSection.tsx'
import { useAccountFailure } from './useAccountFailure.ts'

const Seats = lazy(async () => ({ default: (await import('./seats/Seats.tsx')).Seats }))

/** Props of `AccountPage`. */
export interface AccountPageProps {
  /** The mail address or phone number has changed: the user's info is out of date. */
  onChanged?: (() => void) | undefined
  /** The account no longer exists; its session has ended. */
  onDeleted: () => void
  /** Token of a mailed invitation to a seat, which the page asks to accept. */
  invitation?: string | undefined
  /** The invitation was accepted or put aside. */
  onInvitationClosed?: (() => void) | undefined
}

/** The account centre: how to sign in, seats of purchases, where the account is signed in, its data and its end; goes into the layout's work frame. */
export function AccountPage({ onChanged, onDeleted, invitation, onInvitationClosed }: AccountPageProps): ReactNode {
  const t = useT(accountCentreMessages)
  const textOf = useAccountFailure()
  const { api, session } = useStoreServices()
  const info = useQuery({ ...queries(api).userInfo({}), enabled: session.status !== 'loading' })
  return (
    <>
      <div className={cards.head}>
        <h1 className={cards.title}>{t('title')}</h1>
      </div>
      {info.isError && (
        <ErrorState title={t('failed')} retryLabel={t('retry')} onRetry={() => void info.refetch()} retrying={info.isFetching}>
          {textOf(info.error)}
        </ErrorState>
      )}
      {info.isPending && <Waiting />}
      {info.data && (
        <>
          <ContactSection
            user={info.data}
            onChanged={() => {
              void info.refetch()
              onChanged?.()
            }}
          />
          <Suspense fallback={<Waiting />}>
            <Seats
              user={info.data}
              invitation={invitation}
              onInvitationClosed={() => onInvitationClosed?.()}
              onChanged={() => {
                void info.refetch()
                onChanged?.()
              }}
            />
          </Suspense>
          <SessionsSection />
          <DataSection onDeleted={onDeleted} />
        </>
      )}
    </>
  )
}

function Waiting() {
  const t = useT(accountCentreMessages)
  return (
    <div className={cards.card}>
      <Skeleton className={styles.section} lines={4} label={t('loading')} />
    </div>
  )
}
