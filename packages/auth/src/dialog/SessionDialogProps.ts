import type { Session } from '../core/Session.ts'
import type { SignInMode } from '../react/SessionContext.ts'

/** What `SessionProvider` gives the dialog it shows. */
export interface SessionDialogProps {
  session: Session
  open: boolean
  /** Which form a sign-in dialog opens with. */
  mode: SignInMode
  /** What people sign in with. */
  signInWith: 'mail' | 'username'
  /** Asks to close, with the answer for who opened it. */
  onFinish: (result: boolean) => void
  /** The closing motion is over. */
  onClosed: () => void
}
