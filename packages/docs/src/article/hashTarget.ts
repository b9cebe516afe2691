/** The element that a hash names: by default that of the page's address. */
export function hashTarget({ hash }: { hash: string } = location): HTMLElement | null {
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Not an encoded text: `#100%`.
    return null
  }
}
