import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-files', {
  margin: `${vars.space[4]} 0`,
  padding: `${vars.space[3]} ${vars.space[4]}`,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.code.bg,
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
globalStyle('.doc-files ul', { maxInlineSize: 'none', margin: 0, padding: 0, listStyle: 'none' })
globalStyle('.doc-files ul ul', {
  marginInlineStart: '7px',
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.line.base}`,
})
globalStyle('.doc-files li', { margin: 0, color: vars.color.text.muted, fontSize: vars.text[14], lineHeight: '28px' })
globalStyle('.doc-file', {
  color: vars.color.text.base,
  fontFamily: vars.font.mono,
  fontSize: vars.text[13],
  unicodeBidi: 'isolate',
})
globalStyle('.doc-file > .doc-icon', {
  display: 'inline-block',
  marginInlineEnd: vars.space[2],
  verticalAlign: '-3px',
  color: vars.color.text.subtle,
})
globalStyle('.doc-file strong', { color: vars.color.accent.text })
