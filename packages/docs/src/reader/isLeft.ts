/**
 * Whether the visitor went back or forward before scripts ran. After a reload, earlier entries of the same document change the address only, so
 * that the page is still the one that the document was loaded with.
 */
export function isLeft(): boolean {
  const loaded = performance.getEntriesByType('navigation')[0]?.name
  return loaded?.startsWith(`${location.origin}/`) === true && withoutHash(loaded) !== withoutHash(location.href)
}

function withoutHash(address: string): string | undefined {
  return address.split('#')[0]
}
