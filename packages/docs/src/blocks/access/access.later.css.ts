import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-locked', {
  display: 'grid',
  gridTemplateColumns: '1fr auto',
  gap: vars.space[6],
  alignItems: 'center',
  marginBlockStart: vars.space[4],
  padding: vars.space[6],
  border: `1px dashed ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: `repeating-linear-gradient(135deg, ${vars.color.line.base} 0 1px, transparent 1px 8px)`,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr', padding: vars.space[4] } },
})
globalStyle('.doc-locked > div', {
  padding: `${vars.space[4]} ${vars.space[5]}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.page,
  boxShadow: `0 0 0 1px ${vars.color.line.base}`,
})
globalStyle('.doc-locked p', { margin: 0, color: vars.color.text.muted, fontSize: vars.text[14], lineHeight: vars.leading[14] })
globalStyle('.doc-locked .doc-locked-title', {
  marginBlockEnd: vars.space[1],
  color: vars.color.text.base,
  fontSize: vars.text[16],
  fontWeight: vars.weight.bold,
  lineHeight: '24px',
})
globalStyle('.doc-locked-act', { display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })
globalStyle('.doc-locked [data-when][hidden]', { display: 'none' })
globalStyle('.doc-locked[aria-busy="true"] > div:first-child', { gridColumn: '1 / -1' })
globalStyle('.doc-locked .doc-locked-skeleton', { display: 'grid', gridColumn: '1 / -1', gap: vars.space[3] })
globalStyle('.doc-locked-skeleton > i', {
  blockSize: vars.space[3],
  borderRadius: vars.radius[1],
  background: vars.color.bg.hover,
})
globalStyle('.doc-locked-skeleton > i:last-child', { inlineSize: '60%' })
// Takes the margin of its first block away.
globalStyle('.doc-body > .doc-unlocked:first-child', { marginBlockStart: `calc(-1 * ${vars.space[4]})` })
globalStyle('.doc-locked:focus, .doc-unlocked:focus', { outline: 0 })
