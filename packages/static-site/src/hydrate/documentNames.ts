// Names in the document that code outside of this package sets or reads.

/** Attribute of the application's root with the id of the route that was prerendered. */
export const routeAttribute = 'data-route'

/** Attribute of `<html>` while the application loads, after a click that needs it. */
export const hydratingAttribute = 'data-hydrating'

/** Attribute of a link whose code does something else than follow it: a press on it is held until `answerLink`. */
export const heldLinkAttribute = 'data-held'

/** Attribute of `<html>` once the page responds: `reader` while only the reader script runs, empty once the application does. */
export const readyAttribute = 'data-ready'
