import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

const mark = '28px'

globalStyle('.doc-steps > ol', { padding: 0, listStyle: 'none', counterReset: 'doc-step' })
globalStyle('.doc-steps > ol > li', {
  position: 'relative',
  minBlockSize: mark,
  margin: 0,
  paddingBlockEnd: vars.space[6],
  paddingInlineStart: `calc(${mark} + ${vars.space[4]})`,
  counterIncrement: 'doc-step',
  '@media': { [media.print]: { breakInside: 'avoid' } },
})
globalStyle('.doc-steps > ol > li:last-child', { paddingBlockEnd: 0 })
globalStyle('.doc-steps > ol > li::before', {
  content: 'counter(doc-step)',
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  boxSizing: 'border-box',
  inlineSize: mark,
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.raised,
  color: vars.color.text.muted,
  font: `${vars.text[13]}/26px ${vars.font.mono}`,
  textAlign: 'center',
})
// The line from one number to the next.
globalStyle('.doc-steps > ol > li:not(:last-child)::after', {
  content: '',
  position: 'absolute',
  insetBlock: `calc(${mark} + ${vars.space[1]}) ${vars.space[1]}`,
  insetInlineStart: '13px',
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
})
