import { vars } from '@view-site/ui/theme'
import { globalStyle, type GlobalStyleRule } from '@vanilla-extract/css'

globalStyle('.doc-diagram', { margin: `${vars.space[6]} 0` })
globalStyle('.doc-diagram-sheet', {
  overflowX: 'auto',
  padding: vars.space[4],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.raised,
})
// Below this width its labels would be too small to read: the sheet scrolls instead.
globalStyle('.doc-diagram svg', { display: 'block', inlineSize: '100%', minInlineSize: '640px', blockSize: 'auto', marginInline: 'auto' })
globalStyle('.doc-diagram figcaption', {
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
  textAlign: 'center',
})
globalStyle('.doc-diagram-head', { fill: vars.color.text.subtle })

shape('text', { fill: vars.color.text.base, fontSize: '14px' })
shape('.strong', { fontWeight: vars.weight.bold })
shape('.muted', { fill: vars.color.text.muted })
shape('.small', { fontSize: '12px' })
shape('.mono', { fontFamily: vars.font.mono, fontSize: '12px' })
shape('.on-accent', { fill: vars.color.text.onAccent })

shape('.box', { fill: vars.color.bg.page, stroke: vars.color.line.strong })
shape('.soft', { fill: vars.color.accent.soft, stroke: vars.color.accent.line })
shape('.accent', { fill: vars.color.accent.base, stroke: 'none' })
shape('.store', { fill: vars.color.bg.sunken, stroke: vars.color.line.strong })
for (const line of ['.line', '.arrow']) shape(line, { fill: 'none', stroke: vars.color.text.subtle, strokeWidth: '1.5px' })
shape('.bad', { fill: 'none', stroke: vars.color.danger.text, strokeWidth: '1.5px' })
shape('.dashed', { strokeDasharray: '5 4' })

function shape(selector: string, rule: GlobalStyleRule): void {
  globalStyle(`.doc-diagram svg ${selector}`, rule)
}
