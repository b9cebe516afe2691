import { LogoMark } from '@view-site/ui'
import * as styles from './Header.css.ts'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector } from '../common/useAtomValue.ts'

/** Mark and name of the app, leading home. */
export function Logo() {
  const { router, inputs, menu } = useLayout()
  const { title, href = '/' } = useAtomSelector(inputs, ({ brand }) => brand)
  const hasSider = useAtomSelector(menu.place, (place) => place.hasSider)
  return (
    <router.Link href={href} className={hasSider ? `${styles.logo} ${styles.siderWideLogo}` : styles.logo}>
      <LogoMark size={20} />
      <span className={styles.logoName}>{title}</span>
    </router.Link>
  )
}
