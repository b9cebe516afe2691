/**
 * Marks a link to another page of this site as busy, after a plain click, until the returned function is called or the browser leaves this page:
 * it is shown as it was when the visitor comes back.
 */
export function markBusy(target: EventTarget | null): () => void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]:not([target], [download])') : null
  const isPage = link && link.origin === location.origin && link.pathname !== location.pathname && !/\.\w+$/.test(link.pathname)
  if (!isPage) return () => undefined
  const end = () => {
    link.ariaBusy = null
  }
  link.ariaBusy = 'true'
  addEventListener('pagehide', end, { once: true })
  return end
}
