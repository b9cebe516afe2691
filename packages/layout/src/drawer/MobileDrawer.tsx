import { GithubIcon } from '@view-site/ui'
import { Drawer } from '@view-site/ui/overlay'
import { HeadMenuList } from '../header/menu/HeadMenuList.tsx'
import { LanguageLink } from '../header/LanguageSwitch.tsx'
import { useLayout } from '../common/LayoutContext.tsx'
import * as styles from './MobileDrawer.css.ts'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { SiderMenu } from '../sider/SiderMenu.tsx'
import { useAtomSelector, useAtomValue } from '../common/useAtomValue.ts'
import { useT } from '../common/useT.ts'

export interface MobileDrawerProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

/** The menus on a narrow screen: the section's pages, the app's sections, and what does not fit into the header. */
export function MobileDrawer({ open, onOpenChange }: MobileDrawerProps) {
  const t = useT()
  const { inputs, menu } = useLayout()
  const { brand } = useAtomSelector(inputs, (given) => given)
  const sections = useAtomSelector(menu.tree, (tree) => tree.header)
  const hasSider = useAtomSelector(menu.place, (place) => place.hasSider)
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      side="start"
      title={brand.title}
      closeLabel={t('closeMenu')}
      className={styles.drawer}
      footer={<DrawerFooter />}
    >
      {hasSider && (
        <nav className={styles.section} aria-label={t('siderNavigation')}>
          <SiderMenu place="drawer" />
        </nav>
      )}
      <nav className={styles.section} aria-label={t('mainNavigation')}>
        <HeadMenuList entries={sections} itemClassName={styles.item} />
      </nav>
    </Drawer>
  )
}

function DrawerFooter() {
  const t = useT()
  const { inputs, settings } = useLayout()
  const { locale, github } = useAtomSelector(inputs, (given) => given)
  const { showGithub, showSettings } = useAtomValue(settings.atom)
  return (
    <div className={styles.footer}>
      {locale?.options.map((option) => (
        <LanguageLink key={option.value} locale={locale} option={option} className={styles.item} />
      ))}
      {showSettings && <SettingsButton />}
      {showGithub && github !== null && (
        <a
          className={`${styles.item} ${styles.github}`}
          href={github}
          target="_blank"
          rel="noopener"
          aria-label={`${t('github')} ${t('newTab')}`}
        >
          <GithubIcon />
        </a>
      )}
    </div>
  )
}
