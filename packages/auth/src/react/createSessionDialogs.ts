import { localeOf, loadT, type I18n } from '@view-site/i18n'
import { createObservable } from '@view-site/platform'
import type { MessageCenter } from '@view-site/ui'
import type { ComponentType } from 'react'
import type { Session } from '../core/Session.ts'
import type { SessionDialogProps } from '../dialog/SessionDialogProps.ts'
import { authMessages } from '../messages.ts'
import type { SignInMode } from './SessionContext.ts'

/** A dialog, from opening until its closing animation has finished. */
export interface ShownDialog {
  id: number
  Dialog: ComponentType<SessionDialogProps>
  mode: SignInMode
  purpose?: string | undefined
  open: boolean
}

/** Options of {@link createSessionDialogs}. */
export interface SessionDialogsOptions {
  session: Session
  i18n: I18n
  /** Shows that the dialogs could not be loaded. */
  messages: MessageCenter
}

/** The dialogs of a session: at most one is open. */
export interface SessionDialogs {
  /** Opens the dialog, which shows `purpose`; resolves with whether the visitor is signed in when it has closed. */
  openSignIn: (mode: SignInMode, purpose?: string) => Promise<boolean>
  /** Asks for confirmation; resolves with whether the user signed out. */
  confirmSignOut: () => Promise<boolean>
  /** Loads the dialogs with their texts. */
  preload: () => Promise<void>
  get: () => ShownDialog | undefined
  subscribe: (listener: () => void) => () => void
  /** Closes the dialog, and resolves the promise of its opener. */
  finish: (result: boolean) => void
  /** Removes the dialog once it has closed. */
  remove: () => void
}

const loadDialogs = () => import('../dialog.ts')

/** Creates the dialogs of a session, which a `SessionProvider` shows. They load on first use. */
export function createSessionDialogs({ session, i18n, messages }: SessionDialogsOptions): SessionDialogs {
  const { get, set, subscribe } = createObservable<ShownDialog | undefined>(undefined)
  let resolveOpener: ((result: boolean) => void) | undefined

  async function load() {
    const [dialogs] = await Promise.all([loadDialogs(), authMessages.load(localeOf(i18n))])
    return dialogs
  }
  async function show(
    pick: (dialogs: Awaited<ReturnType<typeof load>>) => ShownDialog['Dialog'],
    mode: SignInMode,
    purpose?: string,
  ): Promise<boolean> {
    try {
      const Dialog = pick(await load())
      return await new Promise<boolean>((resolve) => {
        resolveOpener?.(false)
        resolveOpener = resolve
        set({ id: (get()?.id ?? 0) + 1, Dialog, mode, purpose, open: true })
      })
    } catch {
      const t = await loadT(i18n, authMessages)
      messages.message({ type: 'error', text: t('loadFailed') })
      return false
    }
  }

  return {
    openSignIn: async (mode, purpose) => session.get().status === 'signed-in' || show(({ SignInDialog }) => SignInDialog, mode, purpose),
    confirmSignOut: () => show(({ SignOutDialog }) => SignOutDialog, 'sign-in'),
    preload: async () => void (await load()),
    get,
    subscribe,
    finish(result) {
      resolveOpener?.(result)
      resolveOpener = undefined
      const shown = get()
      if (shown) set({ ...shown, open: false })
    },
    remove() {
      if (get()?.open === false) set(undefined)
    },
  }
}
