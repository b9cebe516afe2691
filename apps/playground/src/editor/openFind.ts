import { closeSearchPanel, openSearchPanel, search, searchKeymap, searchPanelOpen } from '@codemirror/search'
import { Compartment, EditorState, StateEffect } from '@codemirror/state'
import { EditorView, keymap } from '@codemirror/view'
import type { Locale } from '@view-site/i18n/product'
import { vars } from '@view-site/ui/theme'
import { findPhrases } from './findPhrases.ts'

const compartment = new Compartment()

/** Opens find and replace above the code, in the language of the page; Escape closes it. */
export function openFind(view: EditorView, locale: Locale): void {
  const extension = [search({ top: true }), keymap.of(searchKeymap), EditorState.phrases.of(findPhrases[locale]), look]
  const isAdded = compartment.get(view.state) !== undefined
  if (searchPanelOpen(view.state) && view.state.phrase('Find') !== findPhrases[locale]['Find']) closeSearchPanel(view)
  view.dispatch({ effects: isAdded ? compartment.reconfigure(extension) : StateEffect.appendConfig.of(compartment.of(extension)) })
  openSearchPanel(view)
}

const { bg, text, line, focus, accent } = vars.color

const look = EditorView.theme({
  '.cm-panels': { backgroundColor: bg.raised, color: text.base },
  '.cm-panels.cm-panels-top': { borderBottom: `1px solid ${line.base}` },
  '.cm-panel.cm-search': { padding: '8px 40px 8px 12px' },
  '.cm-panel.cm-search label': { display: 'inline-flex', alignItems: 'center', gap: '4px', fontSize: vars.text[12] },
  '.cm-panel.cm-search [name=close]': { minWidth: '32px', minHeight: '32px', color: text.base, fontSize: vars.text[16] },
  '.cm-textfield, .cm-button': {
    minHeight: '28px',
    padding: '0 8px',
    border: `1px solid ${line.control}`,
    borderRadius: vars.radius[1],
    backgroundColor: bg.raised,
    backgroundImage: 'none',
    color: text.base,
    fontSize: vars.text[12],
  },
  '.cm-panel.cm-search :focus-visible': { outline: `2px solid ${focus}`, outlineOffset: '1px' },
  '.cm-searchMatch': { backgroundColor: accent.soft },
  '.cm-searchMatch.cm-searchMatch-selected': { backgroundColor: accent.soft, outline: `2px solid ${accent.line}` },
  '@media (pointer: coarse)': {
    '.cm-textfield, .cm-button, .cm-panel.cm-search [name=close], .cm-panel.cm-search label': { minHeight: '44px' },
  },
})
