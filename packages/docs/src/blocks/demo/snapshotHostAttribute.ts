/** Attribute of an element in a page that is not an article, with the name of a demo: the build puts the snapshot of the demo into it. */
export const snapshotHostAttribute = 'data-snapshot-host'
