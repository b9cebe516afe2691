import type { BootData } from '../hydrate/bootData.ts'
import type { HeldPresses } from '../hydrate/heldPresses.ts'

/**
 * Starts the application once the page is loaded and painted: until then no script competes with it for the connection. All modules are
 * fetched in parallel and evaluated one by one, with a pause after each so that the page stays responsive. A press on a demo that is only drawn
 * starts it sooner: the files that the demo needs delay the event. Once a module could not be loaded, a press on a button asks whether to load
 * the page again.
 */
export function bootScript(): void {
  const {
    entry,
    dependencies,
    modules,
    styles = [],
    reader,
    retry,
  }: BootData = JSON.parse(document.getElementById('boot')?.textContent ?? '')
  const early = reader ?? [...dependencies, entry]
  const held: HeldPresses = (window.heldPresses ??= new Set())
  // oxlint-disable unicorn/consistent-function-scoping -- only the source of bootScript itself is in the page
  const link = (rel: string, href: string) => {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel,
        href,
        // Without the failed link, the next page that needs the file loads it again.
        onerror(this: Element) {
          this.remove()
        },
      }),
    )
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve))
  // oxlint-enable unicorn/consistent-function-scoping
  const start = async () => {
    // A documentation page fires `load` before its first paint.
    if (!document.hidden) await new Promise(requestAnimationFrame)
    await pause()
    for (const href of styles) link('stylesheet', href)
    for (const href of reader ?? [...early, ...modules]) link('modulepreload', href)
    for (const href of early) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to avoid a long task
      await import(/* @vite-ignore */ href)
      // oxlint-disable-next-line no-await-in-loop -- the page responds in between
      await pause()
    }
  }
  const fail = () => {
    // The browser's own dialog: the code and the styles of any other might not load either.
    const ask = (button?: HTMLElement) => {
      // A link is followed.
      if (button?.matches('a')) return true
      for (const button of held) button.ariaBusy = null
      held.clear()
      if (confirm(retry)) location.reload()
      return true
    }
    held.answers = ask
    held.fail?.()
    if (held.size) ask()
  }
  let starting: Promise<void> | undefined
  const startOnce = () => void (starting ??= start().catch(fail))
  // The script runs while the page is parsed: the event is still to come.
  addEventListener('load', startOnce)
  held.start = startOnce
  if (document.querySelector('[data-snapshot][aria-busy]')) startOnce()
}
