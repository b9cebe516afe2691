/** Whether search may lead to a page: nobody finds the store or an account by it. */
export function isPublicPage(path: string): boolean {
  return !/^\/(store|user|pay)(\/|$)/.test(path)
}
