/** The element that the hash of the page's address names. */
export function hashTarget(): HTMLElement | null {
  const { hash } = location
  try {
    return hash === '' ? null : document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // Not an encoded text: `#100%`.
    return null
  }
}
