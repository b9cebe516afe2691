import { useSession, useSignIn } from '@view-site/auth'
import { useT } from '@view-site/i18n'
import { opensAttribute } from '@view-site/layout/prepaint'
import { Button } from '@view-site/ui'
import { Suspense } from 'react'
import { optionalPart } from '../optionalPart.ts'
import { siteTexts } from '../texts.ts'

const AccountMenu = optionalPart(async () => (await import('./AccountMenu.tsx')).AccountMenu)

/** Last in the header: the sign-in button, or the account menu. */
export function UserMenu() {
  const t = useT(siteTexts)
  const { status, user } = useSession()
  const { open } = useSignIn()
  if (status === 'signed-in' && user) {
    return (
      <Suspense fallback={null}>
        <AccountMenu user={user} />
      </Suspense>
    )
  }
  return (
    <Button variant="quiet" {...{ [opensAttribute]: 'sign-in' }} onClick={() => void open()}>
      {t('user.signIn')}
    </Button>
  )
}
