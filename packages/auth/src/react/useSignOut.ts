import { useI18n } from '@view-site/i18n'
import { useMessages } from '@view-site/ui'
import { useCallback } from 'react'
import { signOutNow } from '../dialog/signOutNow.ts'
import { useSessionContext } from './SessionContext.ts'

/** Options of a sign-out. */
export interface SignOutOptions {
  /** Whether to ask for confirmation, and say what is kept. @default true */
  confirm?: boolean
}

/** Signs out and goes to the home page, after a confirmation by default; resolves with whether the user signed out. */
export function useSignOut(): (options?: SignOutOptions) => Promise<boolean> {
  const { session, confirmSignOut, navigate } = useSessionContext('useSignOut')
  const i18n = useI18n()
  const messages = useMessages()
  return useCallback(
    async ({ confirm = true } = {}) => {
      if (confirm) return confirmSignOut()
      await signOutNow({ session, i18n, messages, navigate })
      return true
    },
    [session, confirmSignOut, i18n, messages, navigate],
  )
}
