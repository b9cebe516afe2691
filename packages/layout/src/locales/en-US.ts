import type { LayoutTexts } from '../core/texts.ts'

/** The layout's texts in English. */
export const enUS: LayoutTexts = {
  skipToContent: 'Skip to content',
  mainNavigation: 'Main',
  siderNavigation: 'Section',
  menu: 'Menu',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  allPages: 'All {{count}} pages',
  sider: 'Side menu',
  collapseSider: 'Collapse side menu',
  expandSider: 'Expand side menu',
  theme: 'Theme: {{name}}',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',
  switchLanguage: 'Switch language: {{name}}',
  github: 'GitHub repository',
  search: 'Search',
  settings: 'Layout settings',
  newTab: '(opens in a new tab)',
  panel: 'Product links and page contents',
  onThisPage: 'On this page',
  copyrightHint: 'Double-click to copy the name of the current route',
  pageFailed: 'This page could not be shown',
}

export default enUS
