import { drawerId, siderId } from '../core/documentNames.ts'

/** Selects the button that collapses the sider. */
export const collapseButton = `header [aria-controls="${siderId}"]`

/** Selects the button that opens the drawer. */
export const drawerButton = `header [popovertarget="${drawerId}"]`

/** Selects the buttons of the choice of the theme, one for each of `themeChoices`. */
export const themeButton = 'header details button[aria-pressed]'

/** Selects the button of the search, which works with the option `search` of `attachControls`. */
export const searchButton = 'button[aria-keyshortcuts~="Control+K"]'

/** Selects the controls of a prerendered shell that work with `attachControls`, before the layout runs. */
export const controlSelector = `${collapseButton}, [popovertarget="${drawerId}"], header details:has(button[aria-pressed]) *`
