import { EditorView } from '@codemirror/view'
import { vars } from '@view-site/ui/theme'

const { accent, text, code } = vars.color

/** The look of the list and of descriptions, from the site's tokens. */
export const completionLook = EditorView.theme({
  '.cm-tooltip.cm-tooltip-autocomplete > ul': { fontFamily: vars.font.mono, fontSize: vars.text[12], maxWidth: 'min(480px, 90vw)' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { padding: '4px 8px', overflow: 'hidden', textOverflow: 'ellipsis' },
  '.cm-tooltip.cm-tooltip-autocomplete > ul > li[aria-selected]': { backgroundColor: accent.base, color: text.onAccent },
  '.cm-completionMatchedText': { textDecoration: 'none', fontWeight: '700' },
  '.cm-completionDetail': { color: text.subtle, fontStyle: 'normal' },
  'li[aria-selected] .cm-completionDetail': { color: 'inherit' },
  '.cm-tooltip.cm-completionInfo': { boxSizing: 'border-box', padding: '0' },
  // CodeMirror's distance is without the border of the list.
  '.cm-completionInfo.cm-completionInfo-right-narrow': { left: '24px' },
  '.cm-described': { maxWidth: 'min(400px, 80vw)', padding: '8px 12px', overflowWrap: 'anywhere', fontSize: vars.text[13] },
  '.cm-described p': { margin: '0 0 4px' },
  '.cm-described-name': { fontWeight: '700' },
  '.cm-described code': { fontFamily: vars.font.mono, fontSize: vars.text[12], color: code.text },
  '.cm-described a': { color: accent.text },
  '@media (pointer: coarse)': {
    '.cm-tooltip.cm-tooltip-autocomplete > ul > li': { minHeight: '44px', lineHeight: '36px' },
    '.cm-described a': { display: 'inline-block', minHeight: '44px', lineHeight: '44px' },
  },
})
