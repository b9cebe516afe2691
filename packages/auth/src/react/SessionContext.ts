import type { Navigation } from '@view-site/ui'
import { createContext, use } from 'react'
import type { Session } from '../core/Session.ts'

/** The initial form of the dialog. */
export type SignInMode = 'sign-in' | 'sign-up'

export interface SessionContextValue {
  session: Session
  /** Opens the dialog, which shows `purpose`; resolves with whether the visitor is signed in when it has closed. */
  openSignIn: (mode: SignInMode, purpose?: string) => Promise<boolean>
  /** Asks for confirmation; resolves with whether the user signed out. */
  confirmSignOut: () => Promise<boolean>
  navigate: Navigation['navigate']
  /** Preloads the dialogs. */
  preload: () => void
}

export const SessionContext = createContext<SessionContextValue | undefined>(undefined)

/** The context of the nearest `SessionProvider`. Throws an error that names `hook` if there is none. */
export function useSessionContext(hook: string): SessionContextValue {
  const value = use(SessionContext)
  if (!value) throw new Error(`${hook}: no SessionProvider found. Put <SessionProvider session={createSession(…)}> around this component.`)
  return value
}
