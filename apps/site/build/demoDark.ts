import { demoThemeAttribute, themeAttribute } from '@view-site/ui/palette'

/** Demos follow the theme of the page, and the sheets around them the theme of the demos. */
export const demoDark = { selector: `:root[${themeAttribute}="dark"]`, lightAttribute: demoThemeAttribute }
