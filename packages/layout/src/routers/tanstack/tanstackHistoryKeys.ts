/**
 * Where TanStack Router keeps scroll positions (in the session storage), and the fields of the history state that mark its entries:
 * a script that navigates before the router runs, such as the reader of `@view-site/docs`, continues with the same ones.
 */
export const tanstackHistoryKeys = { positions: 'tsr-scroll-restoration-v1_3', key: '__TSR_key', index: '__TSR_index' } as const
