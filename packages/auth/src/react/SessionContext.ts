import type { Navigation } from '@view-site/ui'
import { createContext, use } from 'react'
import type { Session } from '../core/Session.ts'

/** Which form the dialog opens with. */
export type SignInMode = 'sign-in' | 'sign-up'

export interface SessionContextValue {
  session: Session
  /** Resolves with whether the visitor is signed in when the dialog has closed; `purpose` is shown in it. */
  openSignIn: (mode: SignInMode, purpose?: string) => Promise<boolean>
  /** Resolves with whether the user signed out. */
  confirmSignOut: () => Promise<boolean>
  navigate: Navigation['navigate']
  /** Preloads the dialogs. */
  preload: () => void
}

export const SessionContext = createContext<SessionContextValue | undefined>(undefined)

/** The context of the nearest `SessionProvider`; the error for a missing one names `hook`. */
export function useSessionContext(hook: string): SessionContextValue {
  const value = use(SessionContext)
  if (!value)
    throw new Error(
      `${hook}: there is no SessionProvider above this component. Put <SessionProvider session={createSession(…)}> around this component.`,
    )
  return value
}
