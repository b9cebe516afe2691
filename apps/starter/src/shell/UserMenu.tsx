import { lazy, Suspense } from 'react'
import { useRole } from '../session/useRole.ts'

const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }))

/** At the end of the header: the signed-in user's account. */
export function UserMenu() {
  const role = useRole()
  return role && <Suspense fallback={null}>{<AccountMenu role={role} />}</Suspense>
}
