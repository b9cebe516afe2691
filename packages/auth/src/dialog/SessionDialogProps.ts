import type { Session } from '../core/Session.ts'
import type { SignInMode } from '../react/SessionContext.ts'

/** The props that `SessionProvider` passes to its dialog. */
export interface SessionDialogProps {
  session: Session
  open: boolean
  /** The initial form of a sign-in dialog. */
  mode: SignInMode
  /** Purpose of the sign-in, shown below the title. */
  purpose?: string | undefined
  /** The credential next to the password. */
  signInWith: 'mail' | 'username'
  /** Whether the code of a mail may prove a sign-up in place of a phone number. */
  mailSignUp: boolean
  /** Closes the dialog with the result for its opener. */
  onFinish: (result: boolean) => void
  /** Called when the closing animation has finished. */
  onClosed: () => void
}
