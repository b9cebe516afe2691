import { createElement as h, Fragment, type ReactElement } from 'react'

import { fill } from '../../locales/texts.ts'
import type { ApiChange } from '../../releases/apiChanges.ts'
import { differences } from '../../releases/changeOf.ts'
import { apiRowId } from '../api/apiParts.ts'
import { useTexts } from '../view/TextsContext.ts'

export interface ApiChangesData {
  /** The oldest release, with which comparisons may begin. */
  first: string
  /** Newest first. */
  releases: readonly { id: string; release: string; changes: readonly ApiChange[] }[]
  /** Address of the page that documents an export. */
  address: (name: string) => string | undefined
}

/** A table of changes for each release. With scripts, two releases can be compared: see `compareReleases`. */
export function ApiChanges({ block: { first, releases, address } }: { block: ApiChangesData }): ReactElement {
  const texts = useTexts().changes
  const quiet = releases.filter(({ changes }) => changes.length === 0).map(({ release }) => release)
  const versions = [...releases.map(({ release }) => release), first]
  return h(
    'section',
    { className: 'doc-changes', 'data-api-changes': '', 'aria-label': texts.label, 'data-texts': JSON.stringify(texts) },
    h(
      'form',
      { className: 'doc-changes-bar' },
      h(Field, { name: 'from', label: texts.from, versions: versions.slice(1), none: texts.each }),
      h(Field, { name: 'to', label: texts.to, versions: versions.slice(0, -1) }),
      h('p', { role: 'status' }),
    ),
    h('div', { className: 'doc-changes-compared', hidden: true }),
    h(
      'div',
      { className: 'doc-changes-all' },
      ...releases.filter(({ changes }) => changes.length > 0).map((one) => h(Release, { key: one.id, ...one, address })),
      quiet.length > 0 ? h('p', null, fill(texts.quiet, { releases: quiet.join(texts.comma) })) : null,
    ),
  )
}

interface FieldProps {
  name: string
  label: string
  versions: readonly string[]
  /** Text of the option that chooses no version. */
  none?: string
}

function Field({ name, label, versions, none }: FieldProps): ReactElement {
  const options = versions.map((version) => h('option', { key: version, value: version }, version))
  const first = none === undefined ? null : h('option', { value: '' }, none)
  return h('label', null, h('span', null, label), h('select', { name, 'aria-label': label, autoComplete: 'off' }, first, ...options))
}

interface ReleaseProps {
  id: string
  release: string
  changes: readonly ApiChange[]
  address: ApiChangesData['address']
}

function Release({ id, release, changes, address }: ReleaseProps): ReactElement {
  const texts = useTexts().changes
  const columns = [texts.export, texts.member, texts.change]
  const head = h('thead', null, h('tr', null, ...columns.map((column) => h('th', { key: column, scope: 'col' }, column))))
  const rows = changes.map((change) => h(Row, { key: change.id, change, release, address }))
  return h(
    Fragment,
    null,
    h('h3', { id, 'data-anchor': '' }, release, h('a', { className: 'doc-hash', href: `#${id}`, 'aria-hidden': true, tabIndex: -1 })),
    h(
      'div',
      { className: 'doc-scroll', tabIndex: 0, role: 'group', 'aria-label': release },
      h('table', { className: 'doc-changes-table' }, head, h('tbody', null, ...rows)),
    ),
  )
}

function Row({ change, release, address }: { change: ApiChange; release: string; address: ApiChangesData['address'] }): ReactElement {
  const { changes: texts, api } = useTexts()
  const { id, owner, member, kind, before, after } = change
  const page = address(owner)
  const owned = page === undefined ? owner : h('a', { href: page }, owner)
  const isLinked = page !== undefined && member !== undefined && after !== null
  const name = member && h('code', null, member.name)
  const shown = isLinked ? h('a', { href: `${page}#${apiRowId(owner, member.part, member.name)}` }, name) : name
  const states = { 'data-before': before && JSON.stringify(before), 'data-after': after && JSON.stringify(after) }
  return h(
    'tr',
    { 'data-member': id, 'data-release': release, ...states },
    h('th', { scope: 'row' }, owned),
    h('td', null, shown, member ? ' ' : null, member ? h('small', null, api[member.part]) : '–'),
    h(
      'td',
      null,
      h('span', { className: 'doc-change', 'data-kind': kind }, texts[kind]),
      before && after ? h(Differences, { before, after }) : null,
    ),
  )
}

function Differences({
  before,
  after,
}: {
  before: NonNullable<ApiChange['before']>
  after: NonNullable<ApiChange['after']>
}): ReactElement {
  const texts = useTexts().changes
  const code = (value: string | undefined) => (value === undefined ? texts.none : h('code', null, value))
  return h(
    Fragment,
    null,
    ...differences(before, after).map(({ field, from, to }) =>
      h('span', { key: field, className: 'doc-change-field' }, `${texts[field]} `, code(from), ' → ', code(to)),
    ),
  )
}
