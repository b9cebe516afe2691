/** Told to an article when part of its markup was replaced: behaviours look for what is new in it. */
export const articleChangeEvent = 'doc-change'
