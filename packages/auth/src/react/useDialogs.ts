import { localeOf, loadT, useI18n } from '@view-site/i18n'
import { useMessages } from '@view-site/ui'
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react'
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

const loadDialogs = () => import('../dialog.ts')

/** Loads and shows the dialogs, and resolves the promise of their opener. */
export function useDialogs(session: Session) {
  const i18n = useI18n()
  const messages = useMessages()
  const [shown, setShown] = useState<ShownDialog>()
  const resolveOpener = useRef<(result: boolean) => void>(undefined)

  const finish = useCallback((result: boolean) => {
    resolveOpener.current?.(result)
    resolveOpener.current = undefined
    setShown((current) => current && { ...current, open: false })
  }, [])

  const show = useCallback(
    async (pick: (dialogs: Awaited<ReturnType<typeof loadDialogs>>) => ShownDialog['Dialog'], mode: SignInMode, purpose?: string) => {
      try {
        const [dialogs] = await Promise.all([loadDialogs(), authMessages.load(localeOf(i18n))])
        return await new Promise<boolean>((resolve) => {
          resolveOpener.current?.(false)
          resolveOpener.current = resolve
          setShown((current) => ({ id: (current?.id ?? 0) + 1, Dialog: pick(dialogs), mode, purpose, open: true }))
        })
      } catch {
        const t = await loadT(i18n, authMessages)
        messages.message({ type: 'error', text: t('loadFailed') })
        return false
      }
    },
    [i18n, messages],
  )

  const openSignIn = useCallback(
    (mode: SignInMode, purpose?: string) =>
      session.get().status === 'signed-in' ? Promise.resolve(true) : show((dialogs) => dialogs.SignInDialog, mode, purpose),
    [session, show],
  )
  const confirmSignOut = useCallback(() => show((dialogs) => dialogs.SignOutDialog, 'sign-in'), [show])
  const preload = useCallback(() => {
    void Promise.allSettled([loadDialogs(), authMessages.load(localeOf(i18n))])
  }, [i18n])
  const remove = useCallback(() => setShown((current) => (current?.open ? current : undefined)), [])

  // Completes a pending sign-in, however the session began: here, in another tab, or after a slow start.
  useEffect(
    () =>
      session.on(({ type }) => {
        if (type === 'signed-in') finish(true)
      }),
    [session, finish],
  )

  return { shown, openSignIn, confirmSignOut, preload, finish, remove }
}
