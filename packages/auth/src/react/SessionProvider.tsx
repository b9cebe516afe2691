import { useLocale } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { NavigationProvider } from '@view-site/ui'
import { Suspense, useMemo, type ReactNode } from 'react'
import type { Session } from '../core/Session.ts'
import { dialogNavigation, type SessionNavigation } from './dialogNavigation.tsx'
import { SessionContext } from './SessionContext.ts'
import { useDialogs } from './useDialogs.ts'

/** Props of `SessionProvider`. */
export interface SessionProviderProps {
  session: Session
  /** Navigation of the dialogs' links. @default plain links, with the prefix `/en-US` in English */
  navigation?: SessionNavigation
  /** The credential next to the password. @default 'mail' */
  signInWith?: 'mail' | 'username'
  /**
   * Whether visitors may sign up with the code of a mail in place of a phone number; those of other languages than Chinese are asked for it
   * first. The API needs the call `user/send_mail_code`. @default false
   */
  mailSignUp?: boolean
  children: ReactNode
}

/**
 * Provides the session to its children and shows the session's dialogs, which load on first use. Needs to be inside
 * `I18nProvider` and `MessageProvider`.
 */
export function SessionProvider(props: SessionProviderProps): ReactNode {
  const { session, navigation, signInWith = 'mail', mailSignUp = false, children } = props
  const dialogs = useDialogs(session)
  const { openSignIn, confirmSignOut, preload, shown, finish, remove } = dialogs
  const locale = useLocale(locales)
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
              mailSignUp={mailSignUp}
              onFinish={finish}
              onClosed={remove}
            />
          </Suspense>
        </NavigationProvider>
      )}
    </SessionContext>
  )
}
