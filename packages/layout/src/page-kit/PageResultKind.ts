/** What a `PageResult` says: something was done, there is nothing yet, or why a page cannot be shown. */
export type PageResultKind = 'success' | 'empty' | 'notFound' | 'forbidden' | 'error'
