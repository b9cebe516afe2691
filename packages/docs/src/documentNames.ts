// Names in the document that code outside of this package sets or reads.

/** Attribute of a page's article. */
export const articleAttribute = 'data-article'

/** Selects a page's article. */
export const articleSelector = `[${articleAttribute}]`

/** Attribute of a page's article with the id of the page. */
export const pageAttribute = 'data-page'

/** Selects the buttons of an article that start the sign-in, which the application does. */
export const signInSelector = '[data-act="sign-in"]'

/**
 * Attribute of the element of a prerendered page that holds the data for its scripts, with the id of the build: the reader takes pages
 * only from its own build.
 */
export const buildAttribute = 'data-build'

/** Attribute of `<html>` until the first paint, see `firstViewScript`; its value is `main` while the menus are hidden too. */
export const firstViewAttribute = 'data-first-view'

/**
 * Attribute of the picture of a demo that does not run yet. `holdDemoPresses` writes the place of a click into it, from the corner of the
 * sheet around it in px, and the demo is clicked there once it runs.
 */
export const snapshotAttribute = 'data-snapshot'

/** Attribute of what takes the place of a demo in wide windows only. */
export const wideAttribute = 'data-wide'
