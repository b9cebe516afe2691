import type { ArticlePorts } from '../../article/ArticlePorts.ts'
import { hashTarget } from '../../article/hashTarget.ts'
import { filter } from '../api/attachApiTables.ts'

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Tabs of API tables, of panes and of code groups, by pointer and by keyboard; groups with the same labels share one choice. */
export function attachTabs(article: HTMLElement, { choices }: ArticlePorts, signal: AbortSignal): void {
  const choose = (tab: HTMLElement | undefined) => {
    if (!tab) return
    select(tab)
    const table = tab.closest<HTMLElement>('[data-api]')
    if (table) return filter(table)
    const { label, labels } = labelsOf(tab)
    choices?.set(labels, label)
    follow(article, (others) => (others === labels ? label : null))
  }
  showTabs(article, choices)
  article.addEventListener('click', ({ target }) => choose(tabAt(target)), { signal })
  article.addEventListener(
    'keydown',
    (event) => {
      const tab = tabAt(event.target)
      const step = steps[event.key]
      if (!tab || !step) return
      event.preventDefault()
      const tabs = siblings(tab)
      const next = tabs[step(tabs.indexOf(tab), tabs.length)]
      choose(next)
      next?.focus()
    },
    { signal },
  )
  addEventListener('hashchange', () => revealTarget(article), { signal })
}

/** Shows the panes that the reader selected before, and the one with the target of the URL. */
export function showTabs(root: HTMLElement, choices: ArticlePorts['choices']): void {
  follow(root, (labels) => choices?.get(labels) ?? null)
  revealTarget(root)
}

/** Shows in each group the pane that `choice` names for its labels. */
function follow(article: HTMLElement, choice: (labels: string) => string | null): void {
  for (const tab of article.querySelectorAll<HTMLElement>('[data-tabs] > .doc-seg > [role="tab"]')) {
    const { label, labels } = labelsOf(tab)
    if (choice(labels) === label) select(tab)
  }
}

function labelsOf(tab: HTMLElement): { label: string; labels: string } {
  return { label: tab.textContent, labels: tab.closest<HTMLElement>('[data-tabs]')?.dataset['tabs'] ?? '' }
}

/** The tab that was pressed; tabs inside a demo are ignored. */
function tabAt(target: EventTarget | null): HTMLElement | undefined {
  return (target instanceof Element && target.closest<HTMLElement>('.doc-seg > [role="tab"]')) || undefined
}

function siblings(tab: HTMLElement): HTMLElement[] {
  return [...(tab.parentElement?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])]
}

function select(chosen: HTMLElement): void {
  for (const tab of siblings(chosen)) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    document.getElementById(tab.getAttribute('aria-controls') ?? '')?.toggleAttribute('data-rest', !isChosen)
  }
}

/** The target of the address may be in a hidden pane. */
function revealTarget(article: HTMLElement): void {
  // Ids need no decoding: they are made of ASCII letters alone.
  const target = hashTarget()
  const panel = target?.closest<HTMLElement>('[data-rest]')
  const tab = panel && article.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)
  if (!tab) return
  select(tab)
  target?.scrollIntoView()
}
