import { CollapseIcon, GithubIcon, MenuIcon } from '@view-site/ui'
import { useEffect, useRef, type ComponentType } from 'react'
import * as styles from './Header.css.ts'
import { HeadMenu } from './menu/HeadMenu.tsx'
import { LanguageSwitch } from './LanguageSwitch.tsx'
import { useLayout } from '../common/LayoutContext.tsx'
import { LazyHeaderExtras } from './LazyHeaderExtras.tsx'
import { Logo as DefaultLogo } from './Logo.tsx'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import { drawerId, siderId } from '../core/documentNames.ts'
import type { LayoutSlots } from '../shell/LayoutSlots.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { attachBehavior } from '../lazy/attachBehavior.ts'
import { useAtomSelector, useAtomValue } from '../common/useAtomValue.ts'
import { useT } from '../common/useT.ts'

/** The header, 48 px high: logo, collapse button, head menu or breadcrumb, and the icons of the app and the layout. */
export function Header({ slots = {} }: { slots?: LayoutSlots }) {
  const { settings, menu } = useLayout()
  const values = useAtomValue(settings.atom)
  const { headerFix, headerHide } = values
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const header = ref.current
    return header && headerFix && headerHide ? attachBehavior(({ attachHeaderHide }) => attachHeaderHide(header)) : undefined
  }, [headerFix, headerHide])
  const hasSider = useAtomSelector(menu.place, (place) => place.hasSider)
  const { Logo = DefaultLogo, Github = GithubLink, Language = LanguageSwitch, Theme = ThemeSwitch } = slots
  const { Breadcrumb, Settings = SettingsButton } = slots
  return (
    <header ref={ref} className={styles.header[headerFix ? 'fixed' : 'static']}>
      <DrawerButton />
      {Logo && (
        <span className={styles.logoSlot}>
          <Logo />
        </span>
      )}
      {hasSider && values.showSiderCollapse && <CollapseButton />}
      {values.showReload && <LazyHeaderExtras at="start" />}
      <div className={styles.middle}>
        {values.headerMenu && <HeadMenu />}
        {values.showBreadcrumb && (Breadcrumb ? <Breadcrumb /> : Breadcrumb === undefined && <LazyHeaderExtras at="middle" />)}
      </div>
      <div className={styles.end}>
        {values.showSearch && <Slot of={slots.Search} />}
        <Slot of={slots.HeaderEnd} />
        {(values.showLog || values.showFullscreen || values.showNotice) && <LazyHeaderExtras at="end" Notices={slots.Notices} />}
        {values.showGithub && Github && <Github />}
        {values.showI18n && Language && <Language />}
        {Theme && <Theme />}
        {values.showSettings && <Slot of={Settings} className={styles.hideNarrow} />}
        <Slot of={slots.User} />
      </div>
    </header>
  )
}

function Slot({ of: Part, className }: { of: ComponentType | null | undefined; className?: string }) {
  if (!Part) return null
  return (
    <span className={className === undefined ? styles.themed : `${styles.themed} ${className}`}>
      <Part />
    </span>
  )
}

function DrawerButton() {
  const t = useT()
  const { drawer } = useLayout()
  const open = useAtomValue(drawer.atom)
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${styles.onlyNarrow}`}
      aria-label={t('openMenu')}
      aria-haspopup="dialog"
      aria-expanded={open}
      popoverTarget={drawerId}
    >
      <MenuIcon />
    </button>
  )
}

function CollapseButton() {
  const t = useT()
  const { settings } = useLayout()
  const collapsed = useAtomSelector(settings.atom, ({ menuCollapse }) => menuCollapse)
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${styles.hideMid}`}
      aria-label={t('sider')}
      aria-expanded={!collapsed}
      aria-controls={siderId}
      title={t(collapsed ? 'expandSider' : 'collapseSider')}
      onClick={() => settings.set({ menuCollapse: !collapsed })}
    >
      <CollapseIcon />
    </button>
  )
}

function GithubLink() {
  const t = useT()
  const href = useAtomSelector(useLayout().inputs, ({ github }) => github)
  if (href === null) return null
  const label = `${t('github')} ${t('newTab')}`
  return (
    <a
      className={`${styles.iconButton} ${styles.hideMid}`}
      href={href}
      target="_blank"
      rel="noopener"
      aria-label={label}
      title={t('github')}
    >
      <GithubIcon />
    </a>
  )
}
