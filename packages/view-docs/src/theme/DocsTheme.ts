/** A value for both themes, or one for each. */
export type Themed = string | { light: string; dark: string }

/** How a site differs from the default look. */
export interface DocsTheme {
  /**
   * Colour of links, buttons and the current entry, in any CSS notation. Where text would not be readable (WCAG AA), its lightness is changed,
   * in each theme by as much as that needs. @default a blue
   */
  accent?: Themed
  /** Radius of buttons and fields in pixels; larger surfaces follow in proportion. @default 6 */
  radius?: number
  /** Font families as CSS lists. Put `@font-face` and the files into `public`, or use fonts of the system. @default the system's */
  font?: { sans?: string; mono?: string }
  /** Further tokens of `@view-site/ui` by name: `{ 'size-sider': '240px', 'color-bg-page': { light: '#fffdf8', dark: '#14120f' } }`. */
  tokens?: Readonly<Record<string, Themed>>
}
