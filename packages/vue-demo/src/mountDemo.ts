import type { Locale } from '@view-site/i18n'
import type { DemoLoader } from './demoTypes.ts'

/** What {@link mountDemo} needs. */
export interface MountDemoOptions {
  /** Empty element the demo is mounted into. */
  host: HTMLElement
  load: DemoLoader
  /** Language of the library's own texts. */
  locale: Locale
  /** Called once the demo stands in the page; not when mounting it failed. */
  onReady?: (() => void) | undefined
  /**
   * Called for each error: of loading (`where` is `'load'`), or from inside the demo, which stays mounted.
   * To start over, dispose and mount again.
   */
  onError?: ((error: unknown, where: string) => void) | undefined
}

/**
 * Runs a demo in the page. Vue, the library's stylesheet and the demo's components are loaded now and not before.
 * The function returned takes the demo off again, with every message, dialog and scroll lock it left behind.
 */
export function mountDemo({ host, load, locale, onReady, onError }: MountDemoOptions): () => void {
  let isDisposed = false
  let hasFailed = false
  let unmount: (() => void) | undefined
  const fail = (error: unknown, where: string): void => {
    hasFailed = true
    if (!isDisposed) onError?.(error, where)
  }
  const start = async (): Promise<void> => {
    const [{ runDemo }, { default: component }] = await Promise.all([import('@view-site/vue-demo/runtime'), load()])
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
