import type { I18n } from '@view-site/i18n'
import { loadT } from '@view-site/i18n'
import type { MessageCenter } from '@view-site/ui'
import type { Session } from '../core/Session.ts'
import { authMessages } from '../messages.ts'

export interface SignOutNowOptions {
  session: Session
  i18n: I18n
  messages: MessageCenter
  navigate: (to: string) => void
}

/** Signs out, shows a message, and goes to the home page. */
export async function signOutNow({ session, i18n, messages, navigate }: SignOutNowOptions): Promise<void> {
  const t = await loadT(i18n, authMessages)
  void session.signOut()
  messages.message({ type: 'success', text: t('signOut.done') })
  navigate('/')
}
