import type { ComponentType } from 'react'
import type { Can } from './Can.ts'
import type { FooterData } from './FooterData.ts'
import type { LocalePort } from './LocalePort.ts'
import type { LayoutMenu } from './MenuNode.ts'
import type { LayoutT } from './texts.ts'

/** What an app may change while the layout stands: another language, another visitor, menus from a server. */
export interface LayoutInputs {
  menu: LayoutMenu
  t: LayoutT
  can: Can
  locale: LocalePort | null
  brand: LayoutBrand
  /** Address of the repository; null leaves the link out. */
  github: string | null
  footer: FooterData | null
  /** Icons that menu nodes name. */
  icons: Readonly<Record<string, ComponentType<{ className?: string }>>>
}

/** Name and home of the app, shown as logo. */
export interface LayoutBrand {
  title: string
  /** @default '/' */
  href?: string
}
