/** Attribute of the root element while the announcement is hidden. */
export const hiddenAttribute = 'data-announcement-hidden'

/** Attribute of the button that dismisses the announcement. */
export const dismissAttribute = 'data-dismiss-announcement'

/** Local storage key of the id of the last dismissed announcement. */
export const dismissedKey = 'view-docs:announcement'
