import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minBlockSize: vars.size.header,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
})

export const home = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: vars.size.control,
  fontSize: vars.text[16],
  fontWeight: vars.weight.bold,
})

export const family = style({ whiteSpace: 'nowrap', '@media': { [media.mobile]: { display: 'none' } } })

export const title = style({
  paddingInlineStart: vars.space[4],
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
  color: vars.color.text.muted,
  fontSize: vars.text[16],
  fontWeight: vars.weight.regular,
  lineHeight: vars.leading[16],
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[2],
  marginInlineStart: 'auto',
  '@media': { [media.mobile]: { inlineSize: '100%', marginInlineStart: 0, order: 1 } },
})

export const choices = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  '@media': { [media.mobile]: { marginInlineStart: 'auto' } },
})
