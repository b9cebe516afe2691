import { themeAttribute } from '@view-site/ui/palette'

/** The root element of a page in the dark theme, which demos follow. */
export const demoDarkSelector = `:root[${themeAttribute}="dark"]`
