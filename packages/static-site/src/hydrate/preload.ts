/** Fetches a module or a style sheet ahead of its import. Without the failed link, the import asks for the file again. */
export function preload(href: string): void {
  // As Vite requests the style sheets of a module, or the browser would request them again.
  const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style', crossOrigin: '' } : { rel: 'modulepreload' }
  const link = Object.assign(document.createElement('link'), kind, { href })
  link.addEventListener('error', () => link.remove())
  document.head.append(link)
}
