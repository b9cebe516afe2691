import { createStatusBar } from './createStatusBar.ts'
import { isReplaced } from './isReplaced.ts'
import type { StatusTexts } from './StatusTexts.ts'
import { watchInput } from './watchInput.ts'

/** Options of {@link createStatus}. */
export interface StatusOptions {
  /** Returns the texts in the language of the page. Called whenever the bar shows something: a visitor may change the language. */
  texts: () => StatusTexts
  /** Loads the page again. @default the browser's reload */
  reload?: () => void
}

/** The status of a page: one bar for a lost connection, for what could not be loaded, and for a new version of the site. */
export interface Status {
  /**
   * Shows that something could not be loaded, and why.
   * @param retry Does it again: when the visitor presses the button, or by itself once the network is back. Without it, the bar offers to
   * load the page again.
   * @param href Address that it leads to. With an offline worker (`registerOffline`) the browser goes there: the worker shows which pages are
   * stored.
   */
  failed: (retry?: () => void, href?: string) => void
  /** Removes the bar. */
  stop: () => void
}

/** How long "online again" is shown, in ms. */
const onlineTime = 4000

/**
 * Creates the status of the page, which follows the connection from then on. One for each page. It loads nothing, so that it works without
 * a network. On a server it does nothing.
 */
export function createStatus({ texts, reload = () => location.reload() }: StatusOptions): Status {
  if (typeof document === 'undefined') return { failed() {}, stop() {} }
  const controller = new AbortController()
  const { signal } = controller
  const hasInput = watchInput(signal)
  const bar = createStatusBar({ texts, onClose: forget })
  let shown: 'offline' | 'online' | 'failed' | 'replaced' | undefined
  let pending: (() => void) | undefined
  /** Counts the failures, so that only the last one is shown. */
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function become(next: NonNullable<typeof shown>): void {
    clearTimeout(timer)
    shown = next
  }

  function forget(): void {
    clearTimeout(timer)
    failures++
    shown = undefined
    pending = undefined
    bar.hide()
  }

  function retry(): void {
    const again = pending
    forget()
    again?.()
  }

  function showOffline(): void {
    become('offline')
    if (pending) bar.show({ text: texts().offlineRetry, isUrgent: true, action: { label: texts().retry, run: retry } })
    else bar.show({ text: texts().offline })
  }

  function showOnline(): void {
    const again = pending
    pending = undefined
    become('online')
    bar.show({ text: texts().online })
    timer = setTimeout(forget, onlineTime)
    again?.()
  }

  function showFailed(): void {
    become('failed')
    const action = pending ? { label: texts().retry, run: retry } : { label: texts().reload, run: reloadSafely }
    bar.show({ text: texts().failed, isUrgent: true, action })
  }

  function showReplaced(): void {
    become('replaced')
    bar.show({ text: texts().replaced, isUrgent: true, action: { label: texts().reload, run: reloadSafely } })
  }

  /** Asks once more if the visitor has entered something. */
  function reloadSafely(): void {
    if (hasInput()) bar.show({ text: texts().unsaved, isUrgent: true, action: { label: texts().reloadAnyway, run: reload } })
    else reload()
  }

  async function failed(again?: () => void, href?: string): Promise<void> {
    if (href !== undefined && 'serviceWorker' in navigator && navigator.serviceWorker.controller) return location.assign(href)
    // The same failure may be reported twice: by what needs the file, and by the bundler's loader, which cannot repeat it.
    if (!again && (pending || shown === 'replaced')) return
    pending = again
    const failure = ++failures
    const isOld = navigator.onLine && (await isReplaced())
    if (failure !== failures || signal.aborted) return
    if (!navigator.onLine) showOffline()
    else if (isOld) showReplaced()
    else showFailed()
  }

  addEventListener('offline', () => shown !== 'replaced' && showOffline(), { signal })
  addEventListener('online', () => (shown === 'offline' || (shown === 'failed' && pending)) && showOnline(), { signal })
  if (!navigator.onLine) showOffline()

  return {
    failed: (again, href) => void failed(again, href),
    stop() {
      controller.abort()
      forget()
      bar.remove()
    },
  }
}
