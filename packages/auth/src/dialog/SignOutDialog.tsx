import { useI18n, useT } from '@view-site/i18n'
import { useMessages, useNavigation } from '@view-site/ui'
import { ConfirmDialog } from '@view-site/ui/overlay'
import type { ReactNode } from 'react'
import { authMessages } from '../messages.ts'
import type { SessionDialogProps } from './SessionDialogProps.ts'
import { signOutNow } from './signOutNow.ts'

/** Asks before signing out, and says what is kept; then goes to the home page. */
export function SignOutDialog({ session, open, onFinish }: SessionDialogProps): ReactNode {
  const t = useT(authMessages)
  const i18n = useI18n()
  const messages = useMessages()
  const { navigate } = useNavigation()

  function signOut() {
    onFinish(true)
    void signOutNow({ session, i18n, messages, navigate })
  }

  return (
    <ConfirmDialog
      open={open}
      onOpenChange={(next) => !next && onFinish(false)}
      title={t('signOut.title')}
      description={t('signOut.text')}
      confirmLabel={t('signOut.confirm')}
      cancelLabel={t('signOut.cancel')}
      onConfirm={signOut}
    />
  )
}
