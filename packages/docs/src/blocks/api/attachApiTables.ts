/** Filter of the API tables. Their tabs are those of `attachTabs`. */
export function attachApiTables(article: HTMLElement, signal: AbortSignal): void {
  article.addEventListener(
    'input',
    ({ target }) => {
      const block = target instanceof Element ? target.closest<HTMLElement>('[data-api]') : null
      if (block) filter(block)
    },
    { signal },
  )
}

/** Shows the rows that contain every word; `html-type` and `htmlType` are one name. Each tab counts its matches. */
export function filter(block: HTMLElement): void {
  const words = plain(block.querySelector('input')?.value ?? '')
    .split(/\s+/)
    .filter(Boolean)
  let isEmpty = false
  for (const tab of block.querySelectorAll('[role="tab"]')) {
    const rows = document.getElementById(tab.getAttribute('aria-controls') ?? '')?.querySelectorAll<HTMLElement>('tbody > tr') ?? []
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
