import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

const { bg, text, line, accent } = vars.color

globalStyle('.doc-mermaid', { margin: `${vars.space[4]} 0` })
globalStyle('.doc-mermaid-sheet', { overflowX: 'auto' })
globalStyle('.doc-mermaid svg', {
  display: 'block',
  maxInlineSize: '100%',
  blockSize: 'auto',
  marginInline: 'auto',
  // Names that the drawing uses.
  vars: {
    '--bg': bg.page,
    '--_text': text.base,
    '--_text-sec': text.muted,
    '--_text-muted': text.muted,
    '--_text-faint': text.subtle,
    '--_line': text.subtle,
    '--_arrow': text.muted,
    '--_node-fill': bg.sunken,
    '--_node-stroke': line.strong,
    '--_group-fill': bg.page,
    '--_group-hdr': bg.sunken,
    '--_inner-stroke': line.base,
    '--_key-badge': accent.soft,
  },
  '@media': { [media.mobile]: { maxInlineSize: 'none' } },
})
globalStyle('.doc-mermaid text', { fontFamily: vars.font.sans })
globalStyle('.doc-mermaid .mono', { fontFamily: vars.font.mono })
globalStyle('[dir="rtl"] .doc-mermaid-sheet', { direction: 'ltr' })
globalStyle('.doc-mermaid figcaption', {
  marginBlockStart: vars.space[2],
  color: text.muted,
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
  textAlign: 'center',
})
