import { HighlightStyle } from '@codemirror/language'
import { EditorView } from '@codemirror/view'
import { tags } from '@lezer/highlight'
import { vars } from '@view-site/ui/theme'

const { code, accent, danger, warning, focus, text, line } = vars.color

/** Syntax highlighting in the colours of the documentation. */
export const highlighting = HighlightStyle.define([
  { tag: [tags.keyword, tags.operatorKeyword, tags.modifier], color: code.keyword },
  { tag: [tags.string, tags.special(tags.string), tags.regexp, tags.attributeValue], color: code.string },
  { tag: [tags.tagName, tags.typeName, tags.className, tags.definition(tags.function(tags.variableName))], color: code.tag },
  { tag: [tags.attributeName, tags.propertyName], color: code.attr },
  { tag: [tags.number, tags.bool, tags.null, tags.unit, tags.color, tags.atom], color: code.number },
  { tag: tags.comment, color: code.comment },
])

/** The editor's theme, from the site's tokens, so that light and dark apply automatically. */
export const editorLook = EditorView.theme({
  '&': { height: '100%', backgroundColor: code.bg, color: code.text, fontSize: vars.text[13] },
  '&.cm-focused': { outline: `2px solid ${focus}`, outlineOffset: '-2px' },
  '.cm-scroller': { fontFamily: vars.font.mono, lineHeight: '22px' },
  '.cm-content': { caretColor: code.text, padding: '12px 0' },
  '.cm-line': { padding: '0 16px 0 8px' },
  '.cm-cursor': { borderLeftColor: code.text, borderLeftWidth: '2px' },
  '.cm-gutters': { backgroundColor: code.bg, color: text.subtle, border: 'none' },
  '.cm-lineNumbers .cm-gutterElement': { minWidth: '36px' },
  '.cm-activeLine': { backgroundColor: 'transparent', boxShadow: `inset 0 1px ${line.base}, inset 0 -1px ${line.base}` },
  '&.cm-focused > .cm-scroller > .cm-selectionLayer .cm-selectionBackground, .cm-selectionBackground': { backgroundColor: accent.soft },
  '&.cm-focused .cm-matchingBracket': { backgroundColor: accent.soft, outline: `1px solid ${accent.line}` },
  '.cm-lintRange-error': { backgroundImage: 'none', textDecoration: `underline wavy ${danger.text}`, textUnderlineOffset: '4px' },
  '.cm-lintRange-warning': { backgroundImage: 'none', textDecoration: `underline wavy ${warning.text}`, textUnderlineOffset: '4px' },
  '.cm-tooltip': { border: `1px solid ${line.strong}`, backgroundColor: vars.color.bg.raised, color: text.base },
  '.cm-diagnostic-error': { borderLeftColor: danger.text },
  '.cm-diagnostic-warning': { borderLeftColor: warning.text },
  '.cm-diagnostic a': { color: accent.text },
  '.cm-diagnosticAction': { backgroundColor: accent.base, color: text.onAccent, minHeight: '24px' },
})
