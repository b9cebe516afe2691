import { useT } from '@view-site/i18n'
import { confirmUnsaved } from '@view-site/layout'
import { useApp } from '../AppContext.tsx'
import { texts } from '../texts.ts'
import type { Role } from './roles.ts'

export interface ChangeVisitor {
  become: (role: Role) => Promise<void>
  signOut: () => Promise<void>
}

/** Switches to another role or signs out, after asking about unsaved edits. */
export function useChangeVisitor(): ChangeVisitor {
  const t = useT(texts)
  const { session, layout } = useApp()
  return {
    async become(role: Role) {
      if (await confirmUnsaved(layout)) session.signIn(role)
    },
    async signOut() {
      if (!(await confirmUnsaved(layout))) return
      const asks = layout.settings.get().showLogoutConfirm
      const question = { title: t('signOut.title'), description: t('signOut.text'), yes: t('signOut.yes'), no: t('signOut.no') }
      if (!asks || (await layout.ask(question))) session.signOut()
    },
  }
}
