import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-icon', {
  flex: 'none',
  inlineSize: '16px',
  blockSize: '16px',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})
globalStyle('.doc-sprite', { display: 'none' })

globalStyle('.doc-btn', {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  padding: '0 10px',
  border: '1px solid transparent',
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.text.muted,
  fontSize: vars.text[14],
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  cursor: 'pointer',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
})
globalStyle('.doc-btn:hover', { background: vars.color.bg.hover })
globalStyle('.doc-btn[data-outcome="done"]', { color: vars.color.success.text })
globalStyle('.doc-btn[data-outcome="failed"]', { color: vars.color.danger.text })
globalStyle('.doc-framed', {
  padding: '0 14px',
  borderColor: vars.color.line.strong,
  background: vars.color.bg.raised,
  color: vars.color.text.base,
})
globalStyle('.doc-primary, .doc-primary:hover', {
  padding: '0 14px',
  borderColor: vars.color.accent.base,
  background: vars.color.accent.base,
  color: vars.color.text.onAccent,
  fontWeight: vars.weight.medium,
})
globalStyle('.doc-primary:hover', { borderColor: vars.color.accent.hover, background: vars.color.accent.hover })

globalStyle('.doc-sr', {
  position: 'absolute',
  inlineSize: '1px',
  blockSize: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

// What needs a script is not there without one, nor on paper; nor where the application has no port for it.
globalStyle('[data-act][hidden]', { display: 'none' })
globalStyle('[data-act]', { '@media': { [`(scripting: none), ${media.print}`]: { display: 'none' } } })
// A page may be painted when a button has arrived and its label has not: it would grow then.
globalStyle('[data-done]:not(:has(span))', { visibility: 'hidden' })
