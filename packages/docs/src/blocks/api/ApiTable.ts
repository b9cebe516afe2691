import { createElement as h, type ReactElement, type ReactNode } from 'react'

import type { ApiRow } from './apiParts.ts'
import { LinkedType } from './LinkedType.ts'
import { ReleaseBadges } from './ReleaseBadges.ts'
import type { ApiRelease } from '../../define/ApiRelease.ts'
import { Icon } from '../view/Icon.ts'
import { tabButton } from '../view/tabButton.ts'
import { useTexts } from '../view/TextsContext.ts'
import { fill } from '../../locales/texts.ts'

export interface Part {
  id: string
  label: string
  columns: string[]
  rows: (ApiRow & { id: string })[]
}

export interface ApiTableData {
  name: string
  parts: Part[]
  /** Addresses of the types that the table may name. */
  types: Readonly<Record<string, string>>
  /** Releases of the export itself. */
  release: ApiRelease
}

/** The API of one export: tabs with counts, filter, one table a tab. Without scripts all tables are shown below each other. */
export function ApiTable({ block: { name, parts, types, release } }: { block: ApiTableData }): ReactElement {
  const texts = useTexts().api
  const tabs = parts.map(({ id, label, rows }, index) => tabButton(id, index, label, ' ', h('small', null, rows.length)))
  const filter = h(
    'label',
    { className: 'doc-field' },
    h(Icon, { name: 'search' }),
    h('span', { className: 'doc-sr' }, fill(texts.filter, { name })),
    h('input', { type: 'search', placeholder: texts.placeholder, autoComplete: 'off', spellCheck: false }),
  )
  return h(
    'section',
    { className: 'doc-api-block', 'data-api': name, 'aria-label': fill(texts.label, { name }) },
    h(
      'div',
      { className: 'doc-api-bar' },
      h('div', { className: 'doc-seg', role: 'tablist', 'aria-label': fill(texts.label, { name }) }, ...tabs),
      filter,
    ),
    isEmpty(release) ? null : h('p', { className: 'doc-api-release' }, h('code', null, name), h(ReleaseBadges, { release })),
    ...parts.map((part, index) => h(ApiPanel, { key: part.id, part, types, first: index === 0 })),
    h('p', { className: 'doc-none', role: 'status', 'data-text': texts.none }),
  )
}

interface ApiPanelProps extends Pick<ApiTableData, 'types'> {
  part: Part
  first: boolean
}

function ApiPanel({ part: { id, label, columns, rows }, types, first }: ApiPanelProps): ReactElement {
  const names = columns.map((column) => h('th', { key: column, role: 'columnheader', scope: 'col' }, column))
  const head = h('thead', { role: 'rowgroup' }, h('tr', { role: 'row' }, ...names))
  const body = h('tbody', { role: 'rowgroup' }, ...rows.map((row) => h(Row, { key: row.id, row, types, columns })))
  const panel = {
    className: 'doc-scroll',
    id,
    role: 'tabpanel',
    tabIndex: 0,
    'aria-labelledby': `${id}-tab`,
    'data-rest': first ? undefined : '',
  }
  return h('div', panel, h('table', { className: 'doc-api', role: 'table' }, h('caption', null, label), head, body))
}

interface RowProps extends Pick<ApiTableData, 'types'> {
  row: ApiRow & { id: string }
  columns: readonly string[]
}

/** A row. On phones it is no table row in CSS: browsers would then not take it for one without its role, and its cells have labels. */
function Row({ row, types, columns: [, , type, initial] }: RowProps): ReactElement {
  const texts = useTexts().api
  const required = row.required ? h('em', null, texts.required) : null
  return h(
    'tr',
    { id: row.id, role: 'row' },
    h('th', { role: 'rowheader', scope: 'row' }, h('a', { href: `#${row.id}` }, row.name), required, h(ReleaseBadges, { release: row })),
    h('td', { role: 'cell' }, ...withCode(row.description)),
    h(
      'td',
      { role: 'cell', className: 'ty', 'data-label': type },
      row.type === undefined ? '–' : h(LinkedType, { type: row.type, links: types }),
    ),
    initial === undefined
      ? null
      : h('td', { role: 'cell', className: isLong(row.default) ? 'de long' : 'de', 'data-label': initial }, row.default ?? '–'),
  )
}

function isEmpty({ since, deprecated }: ApiRelease): boolean {
  return since === undefined && deprecated === undefined
}

/** A default that is too long to fit next to the description on one line. */
function isLong(initial = ''): boolean {
  return initial.length > 32
}

/** Text with its `code` in backticks. */
function withCode(text: string): ReactNode[] {
  return text.split('`').map((piece, index) => (index % 2 === 1 ? h('code', { key: index }, piece) : piece))
}
