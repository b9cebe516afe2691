import type { ShellPage } from './Shell.ts'

/** Actions on a shell, run in its page; each returns the ms until the result is painted. */
export interface Probes {
  /** Mounts the shell. */
  mount: () => Promise<number>
  /** Waits for the last link of the menu. */
  waitForLast: () => Promise<number>
  /** Follows a link of the menu. */
  navigate: (path: string) => Promise<number>
  /** Collapses the side menu. */
  collapse: () => Promise<number>
}

const here: ShellPage = window

const probes: Probes = {
  mount() {
    const { shell, menu = [] } = here
    if (!shell) throw new Error('The page has no shell.')
    return time(
      () => shell.mount(document.body.appendChild(document.createElement('div')), menu),
      () => has('[data-page]') && has(linkTo(menu[0]?.pages[0]?.path)),
    )
  },
  async waitForLast() {
    const start = performance.now()
    await until(() => has(linkTo(here.menu?.at(-1)?.pages.at(-1)?.path)))
    return performance.now() - start
  },
  async navigate(path) {
    const link = find(linkTo(path))
    await frame()
    return time(
      () => link.click(),
      () => has(`[data-page="${path}"]`),
    )
  },
  async collapse() {
    const control = find(here.shell?.collapse ?? 'button')
    await frame()
    return time(
      () => control.click(),
      () => true,
    )
  },
}

async function time(act: () => void, isThere: () => boolean): Promise<number> {
  const start = performance.now()
  act()
  await until(isThere)
  await frame()
  await turn()
  return performance.now() - start
}

async function until(isThere: () => boolean): Promise<void> {
  while (!isThere()) await turn()
}

function turn(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve))
}

function frame(): Promise<number> {
  return new Promise((resolve) => requestAnimationFrame(resolve))
}

function linkTo(path = ''): string {
  return `a[href="${path}"]`
}

function has(selector: string): boolean {
  return document.querySelector(selector) !== null
}

/** The first visible element: some shells have the menu once more, hidden, for other widths. */
function find(selector: string): HTMLElement {
  const found = [...document.querySelectorAll<HTMLElement>(selector)].find((one) => one.checkVisibility())
  if (!found) throw new Error(`The page shows no ${selector}.`)
  return found
}

Object.assign(globalThis, { probes })
