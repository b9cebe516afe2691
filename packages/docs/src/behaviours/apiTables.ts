/** Tabs and filter of the API tables. */
export function attachApiTables(article: HTMLElement, signal: AbortSignal): void {
  for (const block of article.querySelectorAll<HTMLElement>('[data-api]')) attachTable(block, signal)
  const reveal = () => revealTarget(article)
  addEventListener('hashchange', reveal, { signal })
  reveal()
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function attachTable(block: HTMLElement, signal: AbortSignal): void {
  const tabs = tabsOf(block)
  const input = block.querySelector('input')
  const run = () => filter(block, tabs, input?.value ?? '')
  const choose = (tab: HTMLElement | undefined) => {
    if (!tab) return
    select(tabs, tab)
    run()
  }
  for (const tab of tabs) tab.addEventListener('click', () => choose(tab), { signal })
  block.querySelector('[role="tablist"]')?.addEventListener(
    'keydown',
    (event) => {
      const step = event instanceof KeyboardEvent ? steps[event.key] : undefined
      const index = tabs.findIndex((tab) => tab === document.activeElement)
      if (!step || index < 0) return
      event.preventDefault()
      const next = tabs[step(index, tabs.length)]
      choose(next)
      next?.focus()
    },
    { signal },
  )
  input?.addEventListener('input', run, { signal })
}

function tabsOf(block: ParentNode): HTMLElement[] {
  return [...block.querySelectorAll<HTMLElement>('[role="tab"]')]
}

function panelOf(tab: HTMLElement): HTMLElement | null {
  return document.getElementById(tab.getAttribute('aria-controls') ?? '')
}

function select(tabs: readonly HTMLElement[], chosen: HTMLElement): void {
  for (const tab of tabs) {
    const isChosen = tab === chosen
    tab.setAttribute('aria-selected', String(isChosen))
    tab.tabIndex = isChosen ? 0 : -1
    panelOf(tab)?.toggleAttribute('data-rest', !isChosen)
  }
}

/** Shows the rows that contain every word; `html-type` and `htmlType` are one name. Each tab counts its matches. */
function filter(block: HTMLElement, tabs: readonly HTMLElement[], query: string): void {
  const words = plain(query).split(/\s+/).filter(Boolean)
  let isEmpty = false
  for (const tab of tabs) {
    const rows = [...(panelOf(tab)?.querySelectorAll<HTMLElement>('tbody > tr') ?? [])]
    let count = 0
    for (const row of rows) {
      const text = plain(row.textContent)
      row.hidden = !words.every((word) => text.includes(word))
      if (!row.hidden) count += 1
    }
    const number = tab.querySelector('small')
    if (number) number.textContent = String(count)
    if (tab.getAttribute('aria-selected') === 'true') isEmpty = count === 0
  }
  const none = block.querySelector<HTMLElement>('.doc-none')
  if (none) none.textContent = isEmpty ? (none.dataset['text'] ?? '') : ''
}

function plain(text: string): string {
  return text.toLowerCase().replaceAll('-', '')
}

/** A row that the address names may stand in a table that another tab hides. */
function revealTarget(article: HTMLElement): void {
  // Ids of rows need no decoding: they are made of ASCII letters alone.
  const target = document.getElementById(location.hash.slice(1))
  const panel = target?.closest<HTMLElement>('[data-rest]')
  const block = panel?.closest<HTMLElement>('[data-api]')
  if (!panel || !block || !article.contains(block)) return
  const tab = block.querySelector<HTMLElement>(`[aria-controls="${panel.id}"]`)
  if (tab) select(tabsOf(block), tab)
  target?.scrollIntoView()
}
