import type { DemoLoader, DemoRuntime, StylesLoader } from './demoTypes.ts'

/** What {@link mountDemo} needs. */
export interface MountDemoOptions {
  /** Empty element to mount the demo into. */
  host: HTMLElement
  load: DemoLoader
  /** Loads the runtime that the demo was bundled with. @default that of the current library */
  runtime?: (() => Promise<DemoRuntime>) | undefined
  /** Loads what the demos of this page can use of the library's stylesheet. @default the whole stylesheet is loaded */
  styles?: StylesLoader | undefined
  /** Language of the library's built-in texts. */
  locale: string
  /** Called when the demo is mounted; not if mounting failed. */
  onReady?: (() => void) | undefined
  /**
   * Called for each error: while loading (`where` is `'load'`), or from inside the demo, which stays mounted. To restart, dispose and mount
   * again.
   */
  onError?: ((error: unknown, where: string) => void) | undefined
}

/**
 * Mounts a Vue demo. Vue, the library's stylesheet, its dark theme on a dark page and the demo's components are loaded by this call. Returns a function that unmounts the
 * demo and removes every message, dialog and scroll lock it left behind.
 */
export function mountDemo({ host, load, runtime = currentRuntime, styles, locale, onReady, onError }: MountDemoOptions): () => void {
  let isDisposed = false
  let hasFailed = false
  let unmount: (() => void) | undefined
  const fail = (error: unknown, where: string): void => {
    hasFailed = true
    if (!isDisposed) onError?.(error, where)
  }
  const start = async (): Promise<void> => {
    const [{ runDemo }, { default: component }] = await Promise.all([
      themedRuntime(runtime, host.ownerDocument, firstStyles(styles)),
      load(),
    ])
    if (isDisposed) return
    unmount = runDemo({ component, host, locale, onError: fail })
    if (!hasFailed) onReady?.()
  }
  start().catch((error: unknown) => fail(error, 'load'))
  return () => {
    isDisposed = true
    unmount?.()
    unmount = undefined
  }
}

/** The runtime, once the library's styles for the theme of the page have loaded. */
async function themedRuntime(runtime: () => Promise<DemoRuntime>, page: Document, styles?: StylesLoader): Promise<DemoRuntime> {
  const [loaded] = await Promise.all([runtime(), styles?.()])
  await Promise.all([styles ? undefined : loaded.loadStyles(), loaded.followTheme(page)])
  return loaded
}

/** Styles of the first demo of the document. */
let first: StylesLoader | 'whole' | undefined

/** The styles of a page, if its demos are the first of the document. With the second page the whole stylesheet is loaded, which all others use. */
function firstStyles(styles: StylesLoader | undefined): StylesLoader | undefined {
  first ??= styles ?? 'whole'
  return styles === first ? styles : undefined
}

function currentRuntime(): Promise<DemoRuntime> {
  return import('@view-site/vue-demo/runtime')
}
