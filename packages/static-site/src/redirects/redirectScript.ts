/**
 * Runs on the page of a moved address: continues to the address in its `data-moved-to`, on this site with the query, and with the anchor of this one
 * unless it has its own. The same on all pages, so that the content security policy needs one hash for it.
 */
export function redirectScript(): void {
  const to = new URL(document.currentScript?.dataset['movedTo'] ?? '/', location.href)
  if (to.origin === location.origin) to.search = location.search
  to.hash ||= location.hash
  location.replace(to)
}
