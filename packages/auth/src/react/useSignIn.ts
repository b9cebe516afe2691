import { useMemo } from 'react'
import { useSessionContext, type SignInMode } from './SessionContext.ts'

/** What opens the sign-in dialog, and what loads it ahead. */
export interface UseSignInResult {
  /** Opens the dialog; resolves with whether the visitor is signed in when it has closed. Resolves at once for those who are. */
  open: (options?: { mode?: SignInMode }) => Promise<boolean>
  /** Loads the dialog ahead: on the first sign that it will be wanted. */
  preload: () => void
}

/** The way to the sign-in dialog, from anywhere. */
export function useSignIn(): UseSignInResult {
  const { openSignIn, preload } = useSessionContext('useSignIn')
  return useMemo(() => ({ open: ({ mode = 'sign-in' } = {}) => openSignIn(mode), preload }), [openSignIn, preload])
}
