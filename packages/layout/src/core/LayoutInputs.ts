import type { ComponentType } from '../viewTypes.ts'
import type { Log } from './Log.ts'
import type { AccessChecker } from './AccessChecker.ts'
import type { FooterData } from './FooterData.ts'
import type { LocalePort } from './LocalePort.ts'
import type { LayoutMenu } from './menu/MenuNode.ts'
import type { LayoutLazyTexts } from './lazyTexts.ts'
import type { LayoutT } from './texts.ts'

/** What an app may change at any time: another language, another visitor, menus from a server. */
export interface LayoutInputs {
  menu: LayoutMenu
  /** Menus of a server, shown in place of `menu`; `followDynamicMenu` sets them. */
  dynamicMenu: LayoutMenu | null
  t: LayoutT
  can: AccessChecker
  /** Whose tabs are shown: an id, null for a visitor, undefined while it is not known. */
  user: string | null | undefined
  /** Texts of the lazily loaded parts: tabs, settings, log. @default zh-CN or en-US, as `<html lang>` says */
  lazyTexts: (() => Promise<LayoutLazyTexts>) | null
  locale: LocalePort | null
  brand: LayoutBrand
  /** Address of the repository; null leaves the link out. */
  github: string | null
  footer: FooterData | null
  /** Title of a page in the language shown, where neither the route nor the menu has one: for tabs, breadcrumb and document. */
  titleOf: (path: string) => string | undefined
  /** How many messages are unread: shown on the bell and in the title. */
  messages: number
  /** The app's log, of `createLog`; its icon is shown by the setting `showLog`. */
  log: Log | null
  /** Path of the page that shows it. @default '/system-log' */
  logPath: string
  /** Icons that menu nodes name. */
  icons: Readonly<Record<string, ComponentType<{ className?: string }>>>
}

/** Name and home of the app, shown as logo. */
export interface LayoutBrand {
  title: string
  /** @default '/' */
  href?: string
}
