/**
 * Starts the application once the page is loaded and painted: until then no script competes with it for the line.
 * All modules of the page are asked for at once rather than one after the other.
 */
export function bootScript(): void {
  const data = document.getElementById('boot')
  if (!data) return
  const { entry, modules }: { entry: string; modules: string[] } = JSON.parse(data.textContent ?? '')
  const start = () =>
    setTimeout(() => {
      for (const href of modules) document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
      document.body.append(Object.assign(document.createElement('script'), { type: 'module', src: entry }))
    })
  if (document.readyState === 'complete') start()
  else addEventListener('load', start, { once: true })
}
