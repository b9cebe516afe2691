/** Dispatched on an article when part of its markup was replaced: behaviours attach to what is new. */
export const articleChangeEvent = 'doc-change'
