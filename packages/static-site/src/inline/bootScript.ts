import type { BootData } from '../hydrate/bootData.ts'
import type { HeldPresses } from '../hydrate/heldPresses.ts'

/**
 * Starts the application once the page is loaded and painted, or with the first press: until then no script competes with it for the
 * connection. All modules are fetched in parallel and evaluated one by one, with a pause after each so that the page stays responsive, unless a
 * press waits for them. What a pressed control of a page with a reader needs is fetched with them, before the rest of the page's code and styles:
 * over HTTP/1.1, browsers request six files at a time. Once a module could not be loaded, a press on a button asks whether to load the page again.
 */
export function bootScript(): void {
  const {
    entry,
    dependencies,
    modules,
    styles = [],
    reader,
    readerParts = [],
    presses = {},
    retry,
  }: BootData = JSON.parse(document.getElementById('boot')?.textContent ?? '')
  /**
   * Delay between the requests for the files that a press needs and those for the rest, in ms. Without it, the rest would slow down the first
   * press; with a longer one, a press that comes a second after the paint.
   */
  const headStart = 100
  const held: HeldPresses = (window.heldPresses ??= new Set())
  const early = reader ?? [...dependencies, entry]
  // oxlint-disable unicorn/consistent-function-scoping -- only the source of bootScript itself is in the page
  const link = (href: string, rel = href.endsWith('css') ? 'preload' : 'modulepreload') => {
    document.head.append(
      Object.assign(document.createElement('link'), {
        rel,
        href,
        // As Vite requests the style sheets of a module, or the browser would request them again.
        ...(rel === 'preload' && { as: 'style', crossOrigin: '' }),
        // Without the failed link, the next page that needs the file loads it again.
        onerror(this: Element) {
          this.remove()
        },
      }),
    )
  }
  const linkRest = () => {
    for (const href of styles.splice(0)) link(href, 'stylesheet')
    for (const href of readerParts.splice(0)) link(href)
  }
  const pause = () => new Promise((resolve) => setTimeout(resolve))
  // oxlint-enable unicorn/consistent-function-scoping
  const load = async () => {
    if (!reader) linkRest()
    for (const href of reader ?? [...early, ...modules]) link(href)
    setTimeout(() => held.size || linkRest(), headStart)
    for (const href of early) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, to avoid a long task
      await import(/* @vite-ignore */ href).finally(linkRest)
      // oxlint-disable-next-line no-await-in-loop -- the page responds in between
      if (!held.size) await pause()
    }
  }
  const fail = (error: unknown) => {
    reportError(error)
    // The browser's own dialog: the code and the styles of any other might not load either.
    const ask = (button?: HTMLElement) => {
      // A link is followed.
      if (button?.matches('a')) return true
      for (const button of held) button.ariaBusy = null
      held.clear()
      // Nothing can fill the frame that a press has opened.
      document.querySelector<HTMLDialogElement>('dialog[open]')?.close()
      if (confirm(retry)) location.reload()
      return true
    }
    held.answers = ask
    held.fail?.()
    if (held.size) ask()
  }
  let loading: Promise<void> | undefined
  const start = () => {
    loading ??= load().catch(fail)
  }
  const press = (control: Element) => {
    start()
    for (const selector in presses) if (control.closest(selector)) for (const href of presses[selector]?.splice(0) ?? []) link(href)
  }
  // The script runs while the page is parsed: the event is still to come.
  addEventListener('load', async () => {
    // A documentation page fires `load` before its first paint.
    if (!document.hidden) await new Promise(requestAnimationFrame)
    await pause()
    start()
  })
  for (const type of ['pointerdown', 'keydown']) {
    addEventListener(
      type,
      ({ target }) => {
        if (target instanceof Element) press(target)
        // The shortcut of the search is held before.
        held.forEach(press)
      },
      true,
    )
  }
  held.forEach(press)
  // A demo that is only drawn was pressed.
  if (document.querySelector('[inert][aria-busy]')) start()
}
