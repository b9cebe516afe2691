/** A value for both themes, or one for each. */
export type Themed = string | { light: string; dark: string }

/** Overrides of the default theme. */
export interface DocsTheme {
  /**
   * Colour of links, buttons and the current entry, in any CSS notation. In each theme its lightness is adjusted as far as needed for
   * readable text (WCAG AA). @default a blue
   */
  accent?: Themed
  /** Radius of buttons and fields in pixels; larger surfaces follow in proportion. @default 6 */
  radius?: number
  /** Font families as CSS lists. Put `@font-face` and the files into `public`, or use system fonts. @default the system's */
  font?: { sans?: string; mono?: string }
  /** Further tokens of `@view-site/ui` by name: `{ 'size-sider': '240px', 'color-bg-page': { light: '#fffdf8', dark: '#14120f' } }`. */
  tokens?: Readonly<Record<string, Themed>>
}
