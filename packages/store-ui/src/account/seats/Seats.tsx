import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import type { UserInfo } from '@view-site/contract'
import { useState, type ReactNode } from 'react'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { Invitations } from './Invitations.tsx'
import { SharedPurchases } from './SharedPurchases.tsx'
import { TeamSeats } from './TeamSeats.tsx'

export interface SeatsProps {
  user: UserInfo
  /** Token of a mailed invitation that is to be answered. */
  invitation: string | undefined
  /** The invitation was accepted or put aside. */
  onInvitationClosed: () => void
  /** What the account may use has changed. */
  onChanged: () => void
}

/** Seats of purchases: invitations, the seats that the account gives to others, and those that it has taken. */
export function Seats({ user, invitation, onInvitationClosed, onChanged }: SeatsProps): ReactNode {
  const { api } = useStoreServices()
  const [accepted, setAccepted] = useState(0)
  const shared = useQuery(queries(api).seatShared({ page: 1, page_size: 100 }))
  return (
    <>
      <Invitations
        token={invitation}
        mail={user.mail_masked}
        onAccepted={() => {
          setAccepted((count) => count + 1)
          void shared.refetch()
          onChanged()
        }}
        onFailed={() => {
          void shared.refetch()
          onChanged()
        }}
        onTokenClosed={onInvitationClosed}
      />
      <TeamSeats />
      <SharedPurchases shared={shared} accepted={accepted} onChanged={onChanged} />
    </>
  )
}
