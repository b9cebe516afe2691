import { vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-cards', {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(240px, 100%), 1fr))',
  gap: vars.space[4],
  maxInlineSize: 'none',
  margin: `${vars.space[4]} 0`,
  padding: 0,
  listStyle: 'none',
})
globalStyle('.doc-card', {
  position: 'relative',
  display: 'flex',
  gap: vars.space[3],
  margin: 0,
  padding: vars.space[4],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.raised,
  breakInside: 'avoid',
})
globalStyle('.doc-card:hover', { borderColor: vars.color.accent.text })
globalStyle('.doc-card > .doc-icon', { marginBlockStart: '4px', color: vars.color.accent.text })
globalStyle('.doc-card > div', { minInlineSize: 0 })
globalStyle('.doc-card > div > a', { fontWeight: vars.weight.medium, textDecoration: 'none' })
// The whole card can be pressed, and shows the focus of its link.
globalStyle('.doc-card > div > a::before', { content: '', position: 'absolute', inset: 0, borderRadius: 'inherit' })
globalStyle('.doc-card > div > p', {
  margin: `${vars.space[1]} 0 0`,
  color: vars.color.text.muted,
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
})
// Links in the text lie above it.
globalStyle('.doc-card > div > p a', { position: 'relative' })
