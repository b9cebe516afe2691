import { AccountPage } from '@view-site/store-ui/account'
import { useSite } from '../app/SiteContext.tsx'
import { StoreFrame } from './StoreFrame.tsx'

/** `/user/account`: after a deletion the session ends here too. */
export function AccountRoute() {
  const { session } = useSite().services
  return (
    <StoreFrame>
      <AccountPage onChanged={() => void session.refresh()} onDeleted={() => void session.signOut()} />
    </StoreFrame>
  )
}
