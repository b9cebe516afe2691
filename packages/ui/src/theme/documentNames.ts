// Names in the document that code outside of this package sets or reads.

/** Attribute of `<html>` with the theme: `light` or `dark`. Without it the system's preference applies. */
export const themeAttribute = 'data-theme'

/** Attribute of `<html>`, `light` as long as demos in a dark page have light colors: their dark theme has not loaded. */
export const demoThemeAttribute = 'data-demo-theme'

/** Attribute of an element whose content has the colors of a header: `light`, `dark` or `primary`. */
export const headerAttribute = 'data-header'

/** Attribute of an element whose content has the colors of a sider: `light` or `dark`. */
export const siderAttribute = 'data-sider'

/** The same attributes in an element's `dataset`. */
export interface ThemeDataset {
  theme?: string
  header?: string
  sider?: string
}
