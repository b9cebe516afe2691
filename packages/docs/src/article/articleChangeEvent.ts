/** Dispatched on an article when part of its markup was replaced, so that behaviours attach to the new elements. */
export const articleChangeEvent = 'doc-change'
