import { autocompletion, type CompletionSource } from '@codemirror/autocomplete'
import { EditorState, Prec, StateEffect } from '@codemirror/state'
import { closeHoverTooltips, hasHoverTooltips, hoverTooltip, keymap, type EditorView, type Tooltip } from '@codemirror/view'
import type { Locale } from '@view-site/i18n/product'
import loaders from 'virtual:library-api'
import { completeTemplate } from './completeTemplate.ts'
import { completionLook } from './completionLook.ts'
import { completionTexts } from './completionTexts.ts'
import { describeMember } from './describeMember.ts'
import type { LibraryApi } from './LibraryApi.ts'
import { memberAt } from './memberAt.ts'
import type { Member } from './names.ts'
import { placeAt } from './placeAt.ts'
import { tableAddress } from './tableAddress.ts'

/** Where descriptions come from. */
export interface CompletionOptions {
  locale: () => Locale
  /** Origin of the documentation. */
  home: string
  /** Older version of the library that runs the code; the current one if the playground does not have it. */
  version: string | null
}

/** Adds completion, and descriptions on hover, of the library's components in templates to an editor. */
export function addCompletion(view: EditorView, { locale, home, version }: CompletionOptions): void {
  const older = version !== null && Object.hasOwn(loaders, version) ? version : undefined
  const loaded = new Map<Locale, LibraryApi>()
  // Without an API there is no completion; the next request loads it again.
  const load = async (): Promise<LibraryApi | undefined> => {
    const asked = locale()
    const module = await loaders[older ?? 'current']?.[asked]().catch(() => undefined)
    if (module) loaded.set(asked, module.default)
    return module?.default
  }
  const describe = (api: LibraryApi) => (name: string, member?: Member) => {
    const own = api[name]
    if (!own) throw new Error(`${name} is not in the API that it was completed from.`)
    const texts = completionTexts[locale()]
    const documentation = { home, root: texts.root, ...(older !== undefined && { version: older }) }
    return describeMember({ component: [name, own], member, address: tableAddress(documentation, [name, own], member), texts })
  }
  const source: CompletionSource = async (context) => {
    const api = await load()
    return api && !context.aborted ? completeTemplate(context, api, describe(api)) : null
  }
  const tooltip = (api: LibraryApi | undefined, state: EditorState, pos: number): Tooltip | null => {
    const end = wordEnd(state, pos)
    const place = api && placeAt(state, end)
    const found = place && memberAt(place, api)
    if (!found) return null
    const { component, member } = found
    return { pos: place.from, end, create: () => ({ dom: describe(api)(component[0], member) }) }
  }
  // Together with the description of a trap if it can: that has a button, which must not move under the pointer.
  const hover = hoverTooltip(({ state }, pos) => {
    const api = loaded.get(locale())
    return api ? tooltip(api, state, pos) : load().then((late) => tooltip(late, state, pos))
  })
  void load()
  view.dispatch({
    effects: StateEffect.appendConfig.of([
      autocompletion({ override: [source], icons: false }),
      hover,
      Prec.high(keymap.of([{ key: 'Escape', run: closeHover }])),
      // A getter: the language may change.
      EditorState.phrases.of({
        get Completions() {
          return completionTexts[locale()].list
        },
      }),
      completionLook,
    ]),
  })
}

function wordEnd(state: EditorState, pos: number): number {
  const [rest = ''] = /^[^\s=<>"'/]*/.exec(state.sliceDoc(pos, state.doc.lineAt(pos).to)) ?? []
  return pos + rest.length
}

function closeHover(view: EditorView): boolean {
  if (!hasHoverTooltips(view.state)) return false
  view.dispatch({ effects: closeHoverTooltips })
  return true
}
