import type { MemberState } from '../../define/ApiHistory.ts'
import type { Texts } from '../../locales/zh-CN.ts'
import { changeOf, differences, type ChangeKind } from '../../releases/changeOf.ts'

/** Lets the reader compare two releases in the tables of `ApiChanges`; `#1.2.0...1.3.24` in the address compares these. */
export function compareReleases(block: HTMLElement, signal: AbortSignal): void {
  const [from, to] = block.querySelectorAll('select')
  const status = block.querySelector('[role="status"]')
  const all = block.querySelector<HTMLElement>('.doc-changes-all')
  const compared = block.querySelector<HTMLElement>('.doc-changes-compared')
  if (!from || !to || !status || !all || !compared) return
  const texts: Texts['changes'] = JSON.parse(block.dataset['texts'] ?? '{}')
  const show = () => {
    onlyLater(to, from.value)
    const rows = from.value === '' ? [] : comparedRows(all, releasesBetween(to, from.value), texts)
    all.hidden = from.value !== ''
    compared.hidden = rows.length === 0
    compared.replaceChildren(...(rows.length > 0 ? [tableOf(all, rows)] : []))
    status.textContent = from.value === '' ? '' : statusText(rows.length, from.value, to.value, texts)
  }
  const chooseAddressed = () => {
    const [, older, newer] = /^#([\d.]+)\.\.\.([\d.]+)$/.exec(location.hash) ?? []
    if (older === undefined || newer === undefined) return
    from.value = older
    to.value = newer
    show()
  }
  block.addEventListener('change', show, { signal })
  block.addEventListener('submit', (event) => event.preventDefault(), { signal })
  addEventListener('hashchange', chooseAddressed, { signal })
  // The reader may have chosen before this was loaded, and browsers restore choices on the way back.
  show()
  chooseAddressed()
}

/** Disables the releases that are not later than another; the newest is selected in the place of one of them. */
function onlyLater(to: HTMLSelectElement, from: string): void {
  const last = Array.from(to.options, ({ value }) => value).indexOf(from)
  for (const [index, option] of [...to.options].entries()) option.disabled = last >= 0 && index >= last
  if (!to.selectedOptions[0] || to.selectedOptions[0].disabled) to.selectedIndex = 0
}

/** Releases after `from`, up to the selected one, oldest first; the options are newest first. */
function releasesBetween(to: HTMLSelectElement, from: string): string[] {
  const names = Array.from(to.options, ({ value }) => value).toReversed()
  return names.slice(names.indexOf(from) + 1, names.indexOf(to.value) + 1)
}

/** One row for each member that differs between the ends; the members of an export that is new or gone are left out. */
function comparedRows(all: HTMLElement, releases: readonly string[], texts: Texts['changes']): HTMLElement[] {
  const byMember = new Map<string, HTMLElement[]>()
  for (const release of releases) {
    for (const row of all.querySelectorAll<HTMLElement>(`tr[data-release="${release}"]`)) {
      const member = row.dataset['member'] ?? ''
      byMember.set(member, [...(byMember.get(member) ?? []), row])
    }
  }
  const isWhole = (member: string) => byMember.has(member.split('.')[0] ?? '') && member.includes('.')
  return [...byMember]
    .filter(([member]) => !isWhole(member))
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([, rows]) => rowBetween(rows, texts) ?? [])
}

function rowBetween(rows: readonly HTMLElement[], texts: Texts['changes']): HTMLElement | undefined {
  const [first, last] = [rows[0], rows.at(-1)]
  const [before, after] = [stateOf(first?.dataset['before']), stateOf(last?.dataset['after'])]
  const kind = changeOf(before, after)
  const row = last?.cloneNode(true)
  if (kind === undefined || !(row instanceof HTMLElement)) return undefined
  row.querySelector('td:last-child')?.replaceChildren(...changeNodes(kind, before, after, texts))
  return row
}

function stateOf(json: string | undefined): MemberState | null {
  return json === undefined ? null : JSON.parse(json)
}

/** The same as `ApiChanges` writes into the cell. */
function changeNodes(kind: ChangeKind, before: MemberState | null, after: MemberState | null, texts: Texts['changes']): Node[] {
  const label = element('span', 'doc-change', texts[kind])
  label.dataset['kind'] = kind
  const code = (value: string | undefined) => (value === undefined ? texts.none : element('code', '', value))
  const fields = before && after ? differences(before, after) : []
  return [
    label,
    ...fields.map(({ field, from, to }) => element('span', 'doc-change-field', `${texts[field]} `, code(from), ' → ', code(to))),
  ]
}

function element(name: string, className: string, ...children: (Node | string)[]): HTMLElement {
  const created = document.createElement(name)
  if (className) created.className = className
  created.append(...children)
  return created
}

/** A copy of the first table, with other rows. */
function tableOf(all: HTMLElement, rows: readonly HTMLElement[]): Node {
  const table = all.querySelector('.doc-scroll')?.cloneNode(true) ?? document.createElement('div')
  if (table instanceof HTMLElement) {
    table.querySelector('tbody')?.replaceChildren(...rows)
    table.removeAttribute('aria-label')
  }
  return table
}

function statusText(count: number, from: string, to: string, texts: Texts['changes']): string {
  const text = count === 0 ? texts.same : count === 1 ? texts.differsOnce : texts.differs
  return text.replace('{count}', String(count)).replace('{from}', from).replace('{to}', to)
}
