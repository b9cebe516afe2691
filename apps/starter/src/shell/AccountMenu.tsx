import { useT } from '@view-site/i18n'
import { UserButton } from '@view-site/layout'
import { LogoutIcon, SettingsIcon } from '@view-site/ui'
import { Menu } from '@view-site/ui/overlay'
import { useApp } from '../AppContext.tsx'
import { isRole, roles, type Role } from '../session/roles.ts'
import { useChangeVisitor } from '../session/useChangeVisitor.ts'
import { texts } from '../texts.ts'

/** The account's menu: switch role, layout settings, sign out. */
export function AccountMenu({ role }: { role: Role }) {
  const t = useT(texts)
  const { layout } = useApp()
  const { become, signOut } = useChangeVisitor()
  const name = t(`role.${role}`)
  return (
    <Menu
      trigger={<UserButton name={name} label={t('user.menu', { name })} data-tour="account" />}
      items={[
        {
          type: 'radio',
          label: t('user.role'),
          value: role,
          options: roles.map((value) => ({ value, label: t(`role.${value}`) })),
          onValueChange: (value) => void (isRole(value) && become(value)),
        },
        { type: 'separator' },
        { label: t('user.settings'), icon: <SettingsIcon />, onSelect: () => layout.settingsDrawer.set(true) },
        { label: t('user.signOut'), icon: <LogoutIcon />, onSelect: () => void signOut() },
      ]}
    />
  )
}
