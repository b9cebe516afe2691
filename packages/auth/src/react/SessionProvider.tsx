import { useLocale } from '@view-site/i18n'
import { NavigationProvider } from '@view-site/ui'
import { Suspense, useMemo, type ReactNode } from 'react'
import type { Session } from '../core/Session.ts'
import { dialogNavigation, type SessionNavigation } from './dialogNavigation.tsx'
import { SessionContext } from './SessionContext.ts'
import { useDialogs } from './useDialogs.ts'

/** Props of `SessionProvider`: the session, and how its dialogs connect to the app. */
export interface SessionProviderProps {
  session: Session
  /** Where the links of the dialogs lead. @default plain links, `/en-US` before them in English */
  navigation?: SessionNavigation
  /** What people sign in with. @default 'mail' */
  signInWith?: 'mail' | 'username'
  children: ReactNode
}

/**
 * Provides the session to its children and shows the session's dialogs, which load on first use. Needs to be inside
 * `I18nProvider` and `MessageProvider`.
 */
export function SessionProvider({ session, navigation, signInWith = 'mail', children }: SessionProviderProps): ReactNode {
  const dialogs = useDialogs(session)
  const { openSignIn, confirmSignOut, preload, shown, finish, forget } = dialogs
  const locale = useLocale()
  const links = useMemo(() => dialogNavigation(locale, navigation), [locale, navigation])
  const { navigate } = links
  const value = useMemo(
    () => ({ session, openSignIn, confirmSignOut, navigate, preload }),
    [session, openSignIn, confirmSignOut, navigate, preload],
  )
  return (
    <SessionContext value={value}>
      {children}
      {shown && (
        <NavigationProvider navigation={links}>
          <Suspense>
            <shown.Dialog
              key={shown.id}
              session={session}
              open={shown.open}
              mode={shown.mode}
              purpose={shown.purpose}
              signInWith={signInWith}
              onFinish={finish}
              onClosed={forget}
            />
          </Suspense>
        </NavigationProvider>
      )}
    </SessionContext>
  )
}
