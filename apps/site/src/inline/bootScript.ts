import type { BootData } from '../app/bootData.ts'

/**
 * Starts the application once the page is loaded and painted: until then no script competes with it for the line. All modules are
 * asked for at once, and run one by one with a pause between them, so that a reader can scroll and type meanwhile.
 */
export function bootScript(): void {
  const data = document.getElementById('boot')
  if (!data) return
  const { entry, dependencies, modules, styles, reader }: BootData = JSON.parse(data.textContent ?? '')
  const [early, late] = reader ? [reader, []] : [[...dependencies, entry], modules]
  // oxlint-disable unicorn/consistent-function-scoping -- the source of this function is all there is in the page
  const link = (rel: string, href: string) => {
    const element = Object.assign(document.createElement('link'), { rel, href })
    // One that could not be loaded is not here: the next page that needs it loads it again.
    element.addEventListener('error', () => element.remove())
    document.head.append(element)
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve))
  // oxlint-enable unicorn/consistent-function-scoping
  const start = async () => {
    // A page of documentation has loaded before it is painted for the first time.
    if (document.visibilityState === 'visible') await new Promise(requestAnimationFrame)
    await pause()
    for (const href of styles) link('stylesheet', href)
    for (const href of [...early, ...late]) link('modulepreload', href)
    for (const href of early) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other is the point
      await import(/* @vite-ignore */ href)
      // oxlint-disable-next-line no-await-in-loop -- and a pause after each
      await pause()
    }
  }
  if (document.readyState === 'complete') void start()
  else addEventListener('load', () => void start(), { once: true })
}
