import type { ComponentType } from 'react'

/** Parts an app may replace (a component), remove (`null`) or keep (left out). Parts without a default appear only when given. */
export interface LayoutSlots {
  /** Mark and name at the start of the header. */
  Logo?: ComponentType | null
  /** A band above the header. No default. */
  Notice?: ComponentType | null
  /** Search box or button of the header; hidden by the setting `showSearch`. No default. */
  Search?: ComponentType | null
  /** First in the row of icons: a log icon, a bell. No default. */
  HeaderEnd?: ComponentType | null
  Github?: ComponentType | null
  Language?: ComponentType | null
  Theme?: ComponentType | null
  /** Button of the settings drawer; hidden by the setting `showSettings`. */
  Settings?: ComponentType | null
  /** The path to the current page; hidden by the setting `showBreadcrumb`. @default `Breadcrumb`, loaded after hydration */
  Breadcrumb?: ComponentType | null
  /** What the bell opens; the bell is shown by the setting `showNotice`. No default. */
  Notices?: ComponentType | null
  /** Sign-in button or user menu, last in the header. No default. */
  User?: ComponentType | null
  /** Above the side menu. No default. */
  SiderStart?: ComponentType | null
  /** Below the side menu. No default. */
  SiderEnd?: ComponentType | null
  /** Between header and page. @default the tab bar, while the setting `tabs` is on */
  TabBar?: ComponentType | null
  /** Next to pages of kind `article`: renders a `Panel`, or nothing. No default. */
  Panel?: ComponentType | null
  Footer?: ComponentType | null
  /** The settings and questions. Null if a `LayoutDialogs` shows them elsewhere. */
  Dialogs?: ComponentType | null
}
