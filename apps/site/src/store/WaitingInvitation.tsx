import { InvitationNotice } from '@view-site/store-ui/account'
import { StoreFrame } from './StoreFrame.tsx'

/** For `/403`: an invitation to a seat that waits for the signed-in account. */
export function WaitingInvitation() {
  return (
    <StoreFrame>
      <InvitationNotice />
    </StoreFrame>
  )
}
