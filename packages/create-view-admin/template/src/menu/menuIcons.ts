import { HomeIcon, LockIcon, UserIcon } from '@view-site/ui'

/** Icons by name, because menus from a server cannot contain components. */
export const menuIcons = { home: HomeIcon, customers: UserIcon, users: LockIcon }
