import { pageIdOf } from '../../core/pageIdOf.ts'
import type { RouteInfo, RouterPort } from '../../core/RouterPort.ts'
import { onBack } from './onBack.ts'

type Guard = Parameters<RouterPort['block']>[0]

export interface LeaveGuardOptions {
  current: () => RouteInfo
  resolve: (path: string) => RouteInfo | null
}

/** Asks before a page is left. */
export interface LeaveGuard {
  block: RouterPort['block']
  /** Whether the visitor may go to a path; true at once where there is nothing to ask. */
  mayLeave: (path: string) => true | Promise<boolean>
  /** Remembers the history entry of the page that is shown now. */
  remember: () => void
}

/**
 * Next has no way to block a navigation. While there is a guard, this stops clicks on links, also on those that are the page's own, and the
 * back button, asks, and repeats them after a yes. What a page does with Next's own router is not stopped.
 */
export function createLeaveGuard({ current, resolve }: LeaveGuardOptions): LeaveGuard {
  const guards = new Set<Guard>()
  let entry: { state: unknown; href: string } | undefined
  let latest = 0
  // What is repeated after a yes is not asked about again.
  let isAgreed = false

  function mayLeave(path: string): true | Promise<boolean> {
    return guards.size === 0 || isAgreed || ask(path)
  }
  async function ask(path: string): Promise<boolean> {
    const turn = ++latest
    const next = resolve(path)
    const answers = await Promise.all([...guards].map(async (guard) => guard(next)))
    return turn === latest && answers.every(Boolean)
  }
  function remember(): void {
    entry = { state: history.state, href: location.href }
  }
  async function onClick(event: MouseEvent): Promise<void> {
    const link = followedLink(event)
    const path = link ? pathOf(link.href) : undefined
    if (isAgreed || !link || path === undefined) return
    event.preventDefault()
    event.stopImmediatePropagation()
    if (!(await ask(path))) return
    isAgreed = true
    if (link.isConnected) link.click()
    else location.assign(link.href)
    isAgreed = false
  }
  async function askBeforeBack(event: PopStateEvent): Promise<void> {
    if (isAgreed) {
      isAgreed = false
      return
    }
    const path = pathOf(location.href)
    const next = path === undefined ? null : resolve(path)
    if (entry === undefined || path === undefined || (next && pageIdOf(next) === pageIdOf(current()))) return
    // The browser has already left the entry: it is added again, so that the address is that of the page.
    event.stopImmediatePropagation()
    history.pushState(entry.state, '', entry.href)
    if (!(await ask(path))) return
    isAgreed = guards.size > 0
    history.back()
  }
  /** A path of the app: without the base path, which the hooks and links of Next leave out. */
  function pathOf(href: string): string | undefined {
    const { origin, pathname, search, hash } = new URL(href)
    const here = current().path
    const shown = new URL(entry?.href ?? location.href).pathname.replace(/\/+$/, '')
    const base = here === '/' ? shown : shown.endsWith(here) ? shown.slice(0, -here.length) : ''
    if (origin !== location.origin || !`${pathname}/`.startsWith(`${base}/`)) return undefined
    return `${pathname.slice(base.length) || '/'}${search}${hash}`
  }
  const click = (event: MouseEvent) => void onClick(event)
  let stopBack: (() => void) | undefined

  function begin(): void {
    isAgreed = false
    remember()
    window.addEventListener('click', click, { capture: true })
    stopBack = onBack((event) => void askBeforeBack(event))
  }
  function end(): void {
    window.removeEventListener('click', click, { capture: true })
    stopBack?.()
  }
  return {
    mayLeave,
    remember,
    block(guard) {
      if (guards.size === 0) begin()
      guards.add(guard)
      return () => {
        guards.delete(guard)
        if (guards.size === 0) end()
      }
    },
  }
}

/** The link that a click follows in this window. */
function followedLink(event: MouseEvent): HTMLAnchorElement | null {
  const { target, button, defaultPrevented, metaKey, ctrlKey, shiftKey, altKey } = event
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return null
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  return link && ['', '_self'].includes(link.target) && !link.hasAttribute('download') ? link : null
}
