import type { UserInfo } from '@view-site/contract'
import { useT } from '@view-site/i18n'
import { CartIcon, DownloadIcon, FileIcon, LockIcon, LogIcon, LogoutIcon, MailIcon, UserIcon } from '@view-site/ui'
import { useSignOut } from '@view-site/auth'
import { UserButton } from '@view-site/layout'
import { Menu } from '@view-site/ui/overlay'
import { useSite } from '../SiteContext.tsx'
import { siteTexts } from '../texts.ts'

/** The account menu, loaded once the user is signed in: whose account it is, its pages, and the way to end the session. */
export function AccountMenu({ user }: { user: UserInfo }) {
  const t = useT(siteTexts)
  const { layout } = useSite()
  const signOut = useSignOut()
  const name = user.name || user.mail_masked
  return (
    <Menu
      trigger={<UserButton name={name} label={`${t('user.menu')}: ${name}`} />}
      items={[
        {
          type: 'group',
          label: user.name ? `${user.name} · ${user.mail_masked}` : user.mail_masked,
          items: [
            { label: t('user.purchases'), icon: <UserIcon />, onSelect: () => layout.router.navigate('/user/purchases') },
            { label: t('user.storePurchases'), icon: <CartIcon />, onSelect: () => layout.router.navigate('/store/purchases') },
            { label: t('user.orders'), icon: <FileIcon />, onSelect: () => layout.router.navigate('/user/orders') },
            ...(user.is_activity === 1
              ? []
              : [{ label: t('user.verify'), icon: <MailIcon />, onSelect: () => layout.router.navigate('/check-mail') }]),
            { label: t('menu.invoice'), icon: <LogIcon />, onSelect: () => layout.router.navigate('/user/invoice') },
            { label: t('menu.release'), icon: <DownloadIcon />, onSelect: () => layout.router.navigate('/user/release/admin-plus') },
            { label: t('user.account'), icon: <LockIcon />, onSelect: () => layout.router.navigate('/user/account') },
          ],
        },
        { type: 'separator' },
        {
          label: t('user.signOut'),
          icon: <LogoutIcon />,
          onSelect: () => void signOut({ confirm: layout.settings.get().showLogoutConfirm }),
        },
      ]}
    />
  )
}
