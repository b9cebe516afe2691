import { Navigate } from '@tanstack/react-router'
import { useSession } from '@view-site/auth'
import { realNameFlags } from '@view-site/contract/constants'
import { RealNamePage } from '@view-site/store-ui/real-name'
import { useSite } from '../app/SiteContext.tsx'
import { StoreFrame } from './StoreFrame.tsx'

/** `/user/auth`: only for owners of certain products, which are known once the session has been restored. */
export function RealNameRoute() {
  const { session } = useSite().services
  const { status, flags } = useSession()
  if (status === 'signed-in' && !realNameFlags.some((flag) => flags.includes(flag))) {
    return <Navigate to="/403" search={{ from: '/user/auth' }} replace />
  }
  return (
    <StoreFrame>
      <RealNamePage onSubmitted={() => void session.refresh()} />
    </StoreFrame>
  )
}
