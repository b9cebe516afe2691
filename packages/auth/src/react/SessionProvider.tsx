import { useI18n, useLocale } from '@view-site/i18n'
import { locales } from '@view-site/i18n/product'
import { NavigationProvider, useMessages } from '@view-site/ui'
import { Suspense, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react'
import type { Session } from '../core/Session.ts'
import { createSessionDialogs, type SessionDialogs } from './createSessionDialogs.ts'
import { dialogNavigation, type SessionNavigation } from './dialogNavigation.tsx'
import { SessionContext } from './SessionContext.ts'

/** Props of `SessionProvider`. */
export interface SessionProviderProps {
  session: Session
  /** Navigation of the dialogs' links. @default plain links, with the prefix `/en-US` in English */
  navigation?: SessionNavigation
  /** The dialogs of the session, if code outside of the provider opens them too. @default the provider creates them */
  dialogs?: SessionDialogs
  /** Whether the dialogs are shown here, and not by another provider of the same `dialogs`. @default true */
  showDialogs?: boolean
  /** The credential next to the password. @default 'mail' */
  signInWith?: 'mail' | 'username'
  /**
   * Whether visitors may sign up with the code of a mail in place of a phone number; those of other languages than Chinese are asked for it
   * first. The API needs the call `user/send_mail_code`. @default false
   */
  mailSignUp?: boolean
  children?: ReactNode
}

/**
 * Provides the session to its children and shows the session's dialogs, which load on first use. Needs to be inside
 * `I18nProvider` and `MessageProvider`.
 */
export function SessionProvider(props: SessionProviderProps): ReactNode {
  const { session, navigation, dialogs: given, showDialogs = true, children } = props
  const i18n = useI18n()
  const messages = useMessages()
  const dialogs = useMemo(() => given ?? createSessionDialogs({ session, i18n, messages }), [given, session, i18n, messages])
  const locale = useLocale(locales)
  const links = useMemo(() => dialogNavigation(locale, navigation), [locale, navigation])
  const value = useMemo(() => {
    const { openSignIn, confirmSignOut, preload } = dialogs
    return { session, openSignIn, confirmSignOut, navigate: links.navigate, preload: () => void preload().catch(() => undefined) }
  }, [session, dialogs, links])
  return (
    <SessionContext value={value}>
      {children}
      {showDialogs && (
        <NavigationProvider navigation={links}>
          <Dialogs {...props} dialogs={dialogs} />
        </NavigationProvider>
      )}
    </SessionContext>
  )
}

interface DialogsProps extends SessionProviderProps {
  dialogs: SessionDialogs
}

function Dialogs({ session, dialogs, signInWith = 'mail', mailSignUp = false }: DialogsProps) {
  const { get, subscribe, finish, remove } = dialogs
  const shown = useSyncExternalStore(subscribe, get, get)
  // Completes a pending sign-in, however the session began: here, in another tab, or after a slow start.
  useEffect(
    () =>
      session.on(({ type }) => {
        if (type === 'signed-in') finish(true)
      }),
    [session, finish],
  )
  return (
    shown && (
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
    )
  )
}
