import { getRouteApi } from '@tanstack/react-router'
import { AccountPage } from '@view-site/store-ui/account'
import { useSite } from '../app/SiteContext.tsx'
import { useHydrated } from '../pages/useHydrated.ts'
import { StoreFrame } from './StoreFrame.tsx'

const route = getRouteApi('/user/account')

/** `/user/account`, or `/user/account?seat=…` to answer an invitation; after a deletion the session ends here too. */
export function AccountRoute() {
  const { session } = useSite().services
  const { seat } = route.useSearch()
  const navigate = route.useNavigate()
  // The page is prerendered without a query, so the query is applied after hydration.
  const invitation = useHydrated() ? seat : undefined
  return (
    <StoreFrame>
      <AccountPage
        invitation={invitation}
        onInvitationClosed={() => void navigate({ search: {}, replace: true })}
        onChanged={() => void session.refresh()}
        onDeleted={() => void session.signOut()}
      />
    </StoreFrame>
  )
}
