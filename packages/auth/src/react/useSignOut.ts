import { useSessionContext } from './SessionContext.ts'

/** Asks whether to sign out, signs out and goes to the home page; resolves with whether the user did. */
export function useSignOut(): () => Promise<boolean> {
  return useSessionContext('useSignOut').confirmSignOut
}
