import { useQuery } from '@tanstack/react-query'
import { queries } from '@view-site/api-client/queries'
import { useT } from '@view-site/i18n'
import { useMessages } from '@view-site/ui'
import { useState, type ReactNode } from 'react'
import { productNames } from '../../common/productNames.ts'
import { useStoreServices } from '../../common/services/useStoreServices.ts'
import { AcceptInvitation } from './AcceptInvitation.tsx'
import { seatsMessages } from './seatsMessages.ts'

export interface InvitationsProps {
  /** Token of a mailed invitation that is to be answered. */
  token: string | undefined
  /** The masked address of the account that would accept. */
  mail: string
  onAccepted: () => void
  /** An invitation of the list could not be accepted: it has ended, another tab has accepted it, or the reply was lost. */
  onFailed: () => void
  /** The mailed invitation was accepted or put aside. */
  onTokenClosed: () => void
}

/** The invitation of a mailed link, or else those that wait for the account; nothing if there are none. */
export function Invitations({ token, mail, onAccepted, onFailed, onTokenClosed }: InvitationsProps): ReactNode {
  const t = useT(seatsMessages)
  const messages = useMessages()
  const { api } = useStoreServices()
  // The list contains the invitation of the link, which is asked about once.
  const [hadToken, setHadToken] = useState(false)
  if (token !== undefined && !hadToken) setHadToken(true)
  const waiting = useQuery({ ...queries(api).seatInvitations({ page: 1, page_size: 20 }), enabled: !hadToken })
  if (token !== undefined)
    return (
      <AcceptInvitation
        key={token}
        answer={{ seat_token: token }}
        title={t('accept.title')}
        onAccepted={onAccepted}
        onClosed={onTokenClosed}
      >
        {t('accept.text', { mail })}
      </AcceptInvitation>
    )
  if (hadToken) return null
  return waiting.data?.list.map(({ seat_id, product, edition, shared_by }) => {
    const name = t('name', { product: productNames[product], edition: t(`edition.${edition}`) })
    return (
      <AcceptInvitation
        key={seat_id}
        answer={{ seat_id }}
        title={t('accept.titleOf', { name })}
        onAccepted={() => {
          void waiting.refetch()
          onAccepted()
        }}
        onFailed={(text) => {
          // An invitation that has ended leaves the list, with what its own card would say.
          messages.message({ type: 'error', text })
          void waiting.refetch()
          onFailed()
        }}
      >
        {t('accept.textOf', { buyer: shared_by, name, mail })}
      </AcceptInvitation>
    )
  })
}
