/** A query as people type it, and the pages that answer it, without a locale: any of them may come first. */
export type Question = readonly [query: string, ...pages: [string, ...string[]]]
