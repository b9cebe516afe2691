import type { DemoModule, DemoRuntime } from './demoTypes.ts'
import { lineAttribute } from './documentNames.ts'

/** Which demo to mount: the built module with the demos of its page, and its name in it. */
export interface SnapshotDemo {
  module: string
  name: string
  locale: string
}

/** What {@link mountSnapshot} needs in addition. */
export interface SnapshotRuntime {
  /** Absolute path of the built runtime. Demos that are bundled with another release of the library bring theirs. */
  runtime: string
  /** Module whose demos keep the attributes of their lines of code. @default none */
  keepLinesIn?: string | undefined
}

/** Mounts a built demo in a DOM in Node, so that a page can show what it draws before its code has loaded. Returns a function that unmounts it. */
export async function mountSnapshot(
  { module, name, locale }: SnapshotDemo,
  host: HTMLElement,
  { runtime: file, keepLinesIn }: SnapshotRuntime,
): Promise<() => void> {
  const [page, own]: [DemoModule, DemoRuntime] = await Promise.all([import(module), import(file)])
  const runtime = (await page.runtime?.()) ?? own
  const load = page.default[name]?.[locale]
  if (!load) throw new Error(`There is no demo "${name}" in ${locale}.`)
  const { default: component } = await load()
  let failure: Error | undefined
  const onError = (error: unknown) => (failure ??= error instanceof Error ? error : new Error(String(error)))
  const unmount = runtime.runDemo({ component, host, locale, onError })
  await updated()
  if (!failure) await widenTables(host)
  if (module !== keepLinesIn) for (const element of host.querySelectorAll(`[${lineAttribute}]`)) element.removeAttribute(lineAttribute)
  if (!failure) return unmount
  unmount()
  throw failure
}

const table = '.ivu-table-wrapper'

/**
 * The library gives the columns of a table the width of its box, which is nothing without layout. Columns whose width depends on it share
 * what the others leave, as in a page of any width.
 */
async function widenTables(host: HTMLElement): Promise<void> {
  if (!host.querySelector(table)) return
  const narrow = columnsOf(host).map(widthAttribute)
  const least = tablesOf(host).map(widthStyle)
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: widthOf })
  window.dispatchEvent(new Event('resize'))
  await updated()
  columnsOf(host).forEach((column, index) => {
    if (widthAttribute(column) !== narrow[index]) column.removeAttribute('width')
  })
  tablesOf(host).forEach((element, index) => {
    // As text: the DOM does not know the function.
    if (widthStyle(element) !== least[index]) element.setAttribute('style', `width: max(100%, ${least[index]});`)
  })
  Object.defineProperty(HTMLElement.prototype, 'offsetWidth', { configurable: true, get: () => 0 })
}

/** Wider than any sheet. */
function widthOf(this: HTMLElement): number {
  return this.matches(table) ? 4000 : 0
}

function widthAttribute(element: Element): string | null {
  return element.getAttribute('width')
}

function widthStyle({ style }: HTMLElement): string {
  return style.width
}

function columnsOf(host: HTMLElement): HTMLTableColElement[] {
  return [...host.querySelectorAll<HTMLTableColElement>(`${table} col`)]
}

function tablesOf(host: HTMLElement): HTMLTableElement[] {
  return [...host.querySelectorAll<HTMLTableElement>(`${table} table`)]
}

/** After another task everything that waits for the next tick has happened. */
function updated(): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve)
  })
}
