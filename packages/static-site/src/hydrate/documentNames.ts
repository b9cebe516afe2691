// Names in the document that code outside of this package sets or reads.

/** Attribute of the application's root with the id of the route that was prerendered. */
export const routeAttribute = 'data-route'

/** Attribute of a link that the application handles: a click on it loads the application first. */
export const needsApplicationAttribute = 'data-needs-application'
