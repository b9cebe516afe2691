import { useT } from '@view-site/i18n'
import { Button } from '@view-site/ui'
import type { ReactNode } from 'react'
import { useSignIn } from '../react/useSignIn.ts'
import { accountMessages } from './accountMessages.ts'

/** Opens the sign-in dialog. */
export function SignInButton(): ReactNode {
  const t = useT(accountMessages)
  const { open, preload } = useSignIn()
  return (
    <Button variant="primary" size="lg" onPointerEnter={preload} onClick={() => void open()}>
      {t('signIn')}
    </Button>
  )
}
