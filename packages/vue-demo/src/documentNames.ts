// Names in the document that code outside of this package reads.

/** Attribute of the elements of a marked demo: the line of each in the shown template or in the file, from 1. See `vueDemos({ lines, fileLines })`. */
export const lineAttribute = 'data-line'
