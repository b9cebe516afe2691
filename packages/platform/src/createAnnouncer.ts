/**
 * Adds a polite live region, which is not seen, to the end of the body: outside of markup that an application hydrates. Returns a function
 * that makes screen readers say a text; on a server it does nothing. Create it before the first text: a region's first content is not announced.
 */
export function createAnnouncer(): (text: string) => void {
  if (typeof document === 'undefined') return () => {}
  const region = document.createElement('div')
  region.setAttribute('role', 'status')
  region.style.cssText = 'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)'
  document.body.append(region)
  return (text) => (region.textContent = text)
}
