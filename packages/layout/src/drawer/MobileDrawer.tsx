import { CloseIcon, GithubIcon } from '@view-site/ui'
import { useEffect, useRef, type ReactNode } from 'react'
import { useLayout } from '../common/LayoutContext.tsx'
import { useAtomSelector, useAtomValue } from '../common/useAtomValue.ts'
import { useInBrowser } from '../common/useInBrowser.ts'
import { useT } from '../common/useT.ts'
import { drawerId, partialGroupAttribute } from '../core/documentNames.ts'
import * as dropdown from '../dropdown/Dropdown.css.ts'
import * as header from '../header/Header.css.ts'
import { LanguageLink } from '../header/LanguageSwitch.tsx'
import { HeadMenuList } from '../header/menu/HeadMenuList.tsx'
import { attachBehavior } from '../lazy/attachBehavior.ts'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import * as frame from './DrawerFrame.css.ts'
import * as styles from './MobileDrawer.css.ts'

/**
 * The menus on a narrow screen: the sider, the app's sections, and what does not fit into the header. A popover around the sider, so that a
 * prerendered page opens it before any script; in a wide window only the sider is drawn, as if nothing were around it. The rest would
 * repeat the header's links in every page: it is rendered in the browser, once the application runs.
 */
export function MobileDrawer({ children }: { children: ReactNode }) {
  const t = useT()
  const layout = useLayout()
  const ref = useRef<HTMLDivElement>(null)
  const title = useAtomSelector(layout.inputs, ({ brand }) => brand.title)
  const inBrowser = useInBrowser()
  useEffect(() => {
    const popover = ref.current
    return popover ? attachBehavior(({ connectDrawer }) => connectDrawer(popover, layout)) : undefined
  }, [layout])
  return (
    <div ref={ref} id={drawerId} popover="auto" className={frame.drawer} {...{ [partialGroupAttribute]: inBrowser ? undefined : '' }}>
      <div className={styles.head}>
        <b>{title}</b>
        <button type="button" className={header.iconButton} aria-label={t('closeMenu')} popoverTarget={drawerId}>
          <CloseIcon />
        </button>
      </div>
      {children}
      {inBrowser && <Sections />}
      {inBrowser && <Foot />}
    </div>
  )
}

function Sections() {
  const t = useT()
  const sections = useAtomSelector(useLayout().menu.tree, (tree) => tree.header)
  return (
    <nav className={styles.sections} aria-label={t('mainNavigation')}>
      <HeadMenuList entries={sections} itemClassName={dropdown.item} />
    </nav>
  )
}

function Foot() {
  const t = useT()
  const { inputs, settings } = useLayout()
  const { locale, github } = useAtomSelector(inputs, (given) => given)
  const { showGithub, showSettings } = useAtomValue(settings.atom)
  return (
    <div className={styles.foot}>
      {locale?.options.map((option) => (
        <LanguageLink key={option.value} locale={locale} option={option} className={dropdown.item} />
      ))}
      {showSettings && <SettingsButton />}
      {showGithub && github !== null && (
        <a className={header.iconButton} href={github} target="_blank" rel="noopener" aria-label={`${t('github')} ${t('newTab')}`}>
          <GithubIcon />
        </a>
      )}
    </div>
  )
}
