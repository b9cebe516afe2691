import { vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-scroll', {
  overflowX: 'auto',
  marginBlock: `${vars.space[4]} 0`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
})
globalStyle('.doc-scroll > table', { inlineSize: '100%', fontSize: vars.text[14], lineHeight: vars.leading[14] })
const row = '.doc-scroll > table > * > tr'

globalStyle(`${row} > th, ${row} > td`, {
  padding: `10px ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  textAlign: 'start',
  verticalAlign: 'top',
})
for (const align of ['center', 'right'] as const) {
  globalStyle(`${row} > [align="${align}"]`, { textAlign: align === 'right' ? 'end' : align })
}
globalStyle('.doc-scroll > table > thead > tr > th', {
  background: vars.color.bg.sunken,
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
})
globalStyle('.doc-scroll > table > tbody > tr:last-child > th, .doc-scroll > table > tbody > tr:last-child > td', { borderBlockEnd: 0 })
// A table that does not fit scrolls: names are not cut into letters, nor the first column into single characters.
globalStyle(`.doc-body ${row} > * code`, { overflowWrap: 'break-word' })
globalStyle(`${row} > th:first-child, ${row} > td:first-child`, { minInlineSize: '6em' })
