import { lazy, Suspense } from 'react'
import { useRole } from '../session/useRole.ts'

const AccountMenu = lazy(async () => ({ default: (await import('./AccountMenu.tsx')).AccountMenu }))

/** Last in the header: the account of who is signed in. */
export function UserMenu() {
  const role = useRole()
  return role && <Suspense fallback={null}>{<AccountMenu role={role} />}</Suspense>
}
