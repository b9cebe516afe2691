import type { ArticlePorts, LockedPort, LockedReader } from '../../article/ArticlePorts.ts'
import { hashTarget } from '../../article/hashTarget.ts'
import { createPanel, type Panel } from './createPanel.ts'
import { showTabs } from '../tabs/attachTabs.ts'

/**
 * Follows the current reader: fetches the parts that they may read, replaces the panels by them, and restores the panels when their
 * rights change. For other parts the panel stays and explains how to get access.
 */
export function attachLocked(article: HTMLElement, port: LockedPort, ports: ArticlePorts, signal: AbortSignal): void {
  const panels = panelsIn(article, ports)
  if (panels.length === 0) return
  let reading = new AbortController()
  let known = ''
  /** Whether the reader requested it: then the opened parts are announced. */
  let isAwaited = false

  const close = (): boolean => {
    reading.abort()
    return panels.filter((panel) => panel.close()).length > 0
  }
  const follow = (): void => {
    const reader = port.reader()
    if (JSON.stringify(reader) === known) return
    known = JSON.stringify(reader)
    if (close()) ports.anchors?.(article)
    showRest(panels, reader)
    if (reader.status === 'visitor') isAwaited = true
    if (panels.some((panel) => panel.isFor(reader))) void open(reader)
  }
  const open = async (reader: LockedReader): Promise<void> => {
    reading.abort()
    reading = new AbortController()
    const unlockable = panels.filter((panel) => panel.isFor(reader))
    const isOpen = await openParts(article, unlockable, reader, { port, ports, signal: reading.signal })
    if (isOpen && isAwaited) ports.announce?.(panels[0]?.opened ?? '')
    if (isOpen) isAwaited = false
  }
  const retry = ({ target }: Event): void => {
    if (!(target instanceof Element) || !target.closest('[data-act="unlock"]')) return
    isAwaited = true
    void open(port.reader())
  }

  article.addEventListener('click', retry, { signal })
  signal.addEventListener('abort', port.subscribe(follow))
  signal.addEventListener('abort', close)
  follow()
}

/** Fetches the parts of the panels and replaces the panels. Returns whether any part was loaded. */
async function openParts(
  article: HTMLElement,
  panels: readonly Panel[],
  reader: LockedReader,
  { port, ports, signal }: { port: LockedPort; ports: ArticlePorts; signal: AbortSignal },
): Promise<boolean> {
  for (const panel of panels) panel.show('loading')
  try {
    const parts = await port.load(article.dataset['page'] ?? '', article.dataset['locale'] ?? '', signal)
    if (signal.aborted) return false
    for (const panel of panels) openPart(panel, parts, reader, ports)
    ports.anchors?.(article)
    revealTarget(article)
    return panels.some(({ id }) => parts[id] !== undefined)
  } catch (error) {
    if (!signal.aborted) for (const panel of panels) panel.show('failed', error instanceof Error ? error.message : '')
    return false
  }
}

/** A locked page contains panels of nested locked parts, which load and open together with it. */
function openPart(panel: Panel, parts: Readonly<Record<string, string>>, reader: LockedReader, ports: ArticlePorts): void {
  const html = parts[panel.id]
  if (html === undefined) return panel.show('refused')
  const part = panel.open(html)
  showTabs(part, ports.choices)
  const inner = panelsIn(part, ports)
  showRest(inner, reader)
  for (const nested of inner) if (nested.isFor(reader)) openPart(nested, parts, reader, ports)
}

function panelsIn(root: HTMLElement, ports: ArticlePorts): Panel[] {
  return Array.from(root.querySelectorAll<HTMLElement>('[data-locked]'), (element) => createPanel(element, ports))
}

function showRest(panels: readonly Panel[], reader: LockedReader): void {
  for (const panel of panels) panel.show(reader.status === 'signed-in' && !panel.isFor(reader) ? 'refused' : 'visitor')
}

/** The address may name an anchor that was not in the page when the browser looked for it. */
function revealTarget(article: HTMLElement): void {
  const target = hashTarget()
  if (target?.closest('[data-unlocked]') && article.contains(target)) target.scrollIntoView()
}
