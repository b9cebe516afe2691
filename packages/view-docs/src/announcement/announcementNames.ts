/** Attribute of the root element while the announcement is hidden. */
export const hiddenAttribute = 'data-announcement-hidden'

/** Attribute of the button that dismisses the announcement. */
export const dismissAttribute = 'data-dismiss-announcement'

/** Key in local storage of the id of the announcement that the visitor dismissed last. */
export const dismissedKey = 'view-docs:announcement'
