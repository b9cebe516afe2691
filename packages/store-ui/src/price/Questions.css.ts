import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const entry = style({
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.line.base}` } },
})

export const question = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[4],
  minHeight: '56px',
  fontSize: vars.text[16],
  fontWeight: vars.weight.medium,
  listStyle: 'none',
  cursor: 'pointer',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
})

export const sign = style({
  color: vars.color.text.subtle,
  transition: `rotate ${vars.motion.base}`,
  selectors: { [`${entry}[open] &`]: { rotate: '45deg' } },
})

export const answer = style({
  maxWidth: vars.measure,
  paddingBlockEnd: vars.space[5],
  paddingInlineEnd: vars.space[12],
  color: vars.color.text.muted,
  fontSize: vars.text[16],
  lineHeight: vars.leading[16],
  '@media': { [media.mobile]: { paddingInlineEnd: vars.space[6] } },
})
