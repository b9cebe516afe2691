// Names in the document that code outside of this package reads.

/** Attribute of the components of a marked demo: the line of each in the shown template, from 1. See `vueDemos({ lines })`. */
export const lineAttribute = 'data-line'
