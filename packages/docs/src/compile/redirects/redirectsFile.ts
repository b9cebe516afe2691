/** File of the moved pages, relative to the content's root. */
export const redirectsFile = 'redirects.ts'
