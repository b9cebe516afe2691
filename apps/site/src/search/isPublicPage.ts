/** Whether a page may appear in search results: not those of the store, the account or payment. */
export function isPublicPage(path: string): boolean {
  return !/^\/(store|user|pay)(\/|$)/.test(path)
}
