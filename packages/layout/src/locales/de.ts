import type { LayoutTexts } from '../core/texts.ts'

/** The layout's texts in German. */
export const de: LayoutTexts = {
  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Hauptmenü',
  siderNavigation: 'Kapitel',
  menu: 'Menü',
  openMenu: 'Menü öffnen',
  closeMenu: 'Menü schließen',
  allPages: 'Alle {{count}} Seiten',
  sider: 'Seitenmenü',
  collapseSider: 'Seitenmenü einklappen',
  expandSider: 'Seitenmenü ausklappen',
  theme: 'Design: {{name}}',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  themeSystem: 'System',
  switchLanguage: 'Sprache wechseln: {{name}}',
  github: 'GitHub-Repository',
  search: 'Suchen',
  settings: 'Layout-Einstellungen',
  newTab: '(öffnet in neuem Tab)',
  panel: 'Produktlinks und Inhalt der Seite',
  onThisPage: 'Auf dieser Seite',
  copyrightHint: 'Doppelklicken, um den Namen der aktuellen Route zu kopieren',
  pageFailed: 'Diese Seite konnte nicht angezeigt werden',
}

export default de
