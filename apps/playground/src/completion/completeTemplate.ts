import { pickedCompletion, startCompletion, type Completion, type CompletionContext, type CompletionResult } from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import type { LibraryApi } from './LibraryApi.ts'
import { memberAt, ownerOf } from './memberAt.ts'
import { kebab, membersOf, splitAttribute, valuesOf, type Member } from './names.ts'
import type { Place } from './Place.ts'
import { placeAt } from './placeAt.ts'

type PlaceOf<Kind extends Place['kind']> = Extract<Place, { kind: Kind }>

/** Shows the description of a component, or of its prop, event or slot. */
export type Describe = (component: string, member?: Member) => HTMLElement

/**
 * What can be written at the cursor: tags of the library's components, their props, events and slots, and values of props; `null` where
 * nothing is known.
 */
export function completeTemplate(
  { state, pos, explicit }: CompletionContext,
  api: LibraryApi,
  describe: Describe,
): CompletionResult | null {
  const place = placeAt(state, pos)
  if (!place) return null
  if (place.kind === 'tag') return tags(place, api, describe)
  if (place.kind === 'value') return values(place, api, describe)
  if (place.text === '' && !explicit) return null
  const hasValue = /^[^\s=>"'/]*=/.test(state.sliceDoc(pos, state.doc.lineAt(pos).to))
  return attributes(place, { api, describe, hasValue })
}

/** Tags with hyphens if one is typed; single words would be HTML elements then. */
function tags({ from, text }: PlaceOf<'tag'>, api: LibraryApi, describe: Describe): CompletionResult {
  const isKebab = text.includes('-')
  const names = Object.keys(api).map((name) => ({ name, label: isKebab ? kebab(name) : name }))
  return {
    from,
    options: names
      .filter(({ label }) => !isKebab || label.includes('-'))
      .map(({ name, label }) => ({ label, type: 'class', info: () => describe(name) })),
    validFor: (typed) => /^[\w-]*$/.test(typed) && typed.includes('-') === isKebab,
  }
}

interface Offer {
  api: LibraryApi
  describe: Describe
  /** Whether `=` follows, so that only the name is inserted. */
  hasValue: boolean
}

/** Props with hyphens, or in camel case if a capital letter is typed. */
function attributes({ from, text, tag }: PlaceOf<'attribute'>, { api, describe, hasValue }: Offer): CompletionResult | null {
  const { prefix, part, name: typed } = splitAttribute(text)
  const owner = ownerOf(tag, part, api)
  if (!owner) return null
  const isCamel = /[A-Z]/.test(typed)
  const written = new Set(tag.others.map((other) => kebab(splitAttribute(other).name)))
  const option = (member: Member, label: string, value: Value): Completion => ({
    label,
    type: 'property',
    info: () => describe(member.component, member),
    ...(member.row.type !== undefined && { detail: member.row.type }),
    ...(member.row.deprecated !== undefined && { boost: -50 }),
    ...(value !== 'none' && !hasValue && { apply: insertWith(value) }),
  })
  const props = () => membersOf(owner, 'props').filter(({ name }) => !written.has(kebab(name)))
  const prop = (member: Member) => option(member, isCamel ? member.name : kebab(member.name), valueOf(member, prefix))
  const event = (member: Member, sign: string) => option(member, sign + member.name, 'free')
  const model = (member: Member) => (member.name === 'modelValue' ? [option(member, 'v-model', 'free')] : [])
  const options =
    part === 'props'
      ? props().map(prop)
      : part === 'events'
        ? membersOf(owner, 'events').map((member) => event(member, ''))
        : part === 'slots'
          ? membersOf(owner, 'slots').map((member) => option(member, member.name, 'none'))
          : [
              ...props().flatMap((member) => [...model(member), prop(member)]),
              ...membersOf(owner, 'events').map((member) => event(member, '@')),
            ]
  return { from: from + prefix.length, options, validFor: (now) => /^[\w-]*$/.test(now) && /[A-Z]/.test(now) === isCamel }
}

/** What follows the name of an attribute: nothing, a value that is chosen from a list, or another. */
type Value = 'none' | 'listed' | 'free'

function valueOf({ row: { type = '' } }: Member, prefix: string): Value {
  if (type === 'boolean' && prefix === '') return 'none'
  return valuesOf(type).length > 0 ? 'listed' : 'free'
}

/** Inserts an attribute with an empty value, and the cursor in it. */
function insertWith(value: Value): Exclude<Completion['apply'], string | undefined> {
  return (view: EditorView, picked, from, to) => {
    view.dispatch({
      changes: { from, to, insert: `${picked.label}=""` },
      selection: { anchor: from + picked.label.length + 2 },
      annotations: pickedCompletion.of(picked),
      userEvent: 'input.complete',
    })
    if (value === 'listed') startCompletion(view)
  }
}

/** The listed values of a prop: as text, or as an expression if the prop is bound. */
function values(place: PlaceOf<'value'>, api: LibraryApi, describe: Describe): CompletionResult | null {
  const { prefix } = splitAttribute(place.attribute)
  const isBound = prefix !== '' || place.attribute.startsWith('v-')
  const found = memberAt(place, api)
  if (!found?.member || found.member.part !== 'props' || !/^['\w-]*$/.test(place.text)) return null
  const { member } = found
  const listed = valuesOf(member.row.type ?? '')
  const shown = isBound ? listed : listed.flatMap((value) => (value.startsWith("'") ? [value.slice(1, -1)] : []))
  return {
    from: place.from,
    options: shown.map((value, index) => ({
      label: value,
      type: 'enum',
      // In the order of the table.
      sortText: String(index).padStart(2, '0'),
      info: () => describe(member.component, member),
    })),
    validFor: /^['\w-]*$/,
  }
}
