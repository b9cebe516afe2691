import { useT } from '@view-site/i18n'
import { confirmUnsaved, UserButton } from '@view-site/layout'
import { LogoutIcon, SettingsIcon, useMessages } from '@view-site/ui'
import { Menu } from '@view-site/ui/overlay'
import { failureOf } from '../api/ApiError.ts'
import { useApp } from '../AppContext.tsx'
import { useUser } from '../session/useUser.ts'
import { texts } from '../texts.ts'

/** At the end of the header: who is signed in, the settings, sign out. */
export function UserMenu() {
  const t = useT(texts)
  const user = useUser()
  const { layout, session, router } = useApp()
  const { message } = useMessages()
  if (!user) return null

  async function signOut() {
    if (!(await confirmUnsaved(layout))) return
    try {
      await session.signOut()
      await router.reload()
    } catch (error) {
      message({ type: 'error', text: t(`failure.${failureOf(error)}`) })
    }
  }
  return (
    <Menu
      trigger={<UserButton name={user.name} label={t('user.menu', { name: user.name, role: t(`role.${user.role}`) })} />}
      items={[
        { label: t('user.settings'), icon: <SettingsIcon />, onSelect: () => layout.settingsDrawer.set(true) },
        { label: t('user.signOut'), icon: <LogoutIcon />, onSelect: () => void signOut() },
      ]}
    />
  )
}
