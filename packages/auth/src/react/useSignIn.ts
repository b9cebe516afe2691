import { useMemo } from 'react'
import { useSessionContext, type SignInMode } from './SessionContext.ts'

/** Functions that open and preload the sign-in dialog. */
export interface UseSignInResult {
  /**
   * Opens the dialog; resolves with whether the visitor is signed in when it has closed, or immediately if they already are. `purpose` is
   * shown in the dialog.
   */
  open: (options?: { mode?: SignInMode; purpose?: string | undefined }) => Promise<boolean>
  /** Preloads the dialog when it is likely to be opened. */
  preload: () => void
}

/** Opens the sign-in dialog from any component. */
export function useSignIn(): UseSignInResult {
  const { openSignIn, preload } = useSessionContext('useSignIn')
  return useMemo(() => ({ open: ({ mode = 'sign-in', purpose } = {}) => openSignIn(mode, purpose), preload }), [openSignIn, preload])
}
