import type { Session } from '../core/Session.ts'
import type { SignInMode } from '../react/SessionContext.ts'

/** The props that `SessionProvider` passes to its dialog. */
export interface SessionDialogProps {
  session: Session
  open: boolean
  /** Which form a sign-in dialog opens with. */
  mode: SignInMode
  /** What the sign-in is for, shown below the title. */
  purpose?: string | undefined
  /** What people sign in with. */
  signInWith: 'mail' | 'username'
  /** Closes the dialog with the answer for its opener. */
  onFinish: (result: boolean) => void
  /** The closing animation has finished. */
  onClosed: () => void
}
