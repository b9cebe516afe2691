import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const page = style({
  maxWidth: `calc(${vars.size.modal} + ${vars.space[24]})`,
  marginInline: 'auto',
  padding: `${vars.space[16]} ${vars.space[6]} ${vars.space[20]}`,
  '@media': { [media.mobile]: { padding: `${vars.space[6]} ${vars.space[4]} ${vars.space[12]}` } },
})

export const card = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.raised,
})

export const body = style({
  padding: `${vars.space[6]} ${vars.space[8]} ${vars.space[8]}`,
  '@media': { [media.mobile]: { padding: `${vars.space[5]} ${vars.space[5]} ${vars.space[6]}` } },
})

export const title = style({ fontSize: vars.text[24], lineHeight: vars.leading[24], textWrap: 'balance', outline: 0 })

export const text = style({ marginBlockStart: vars.space[3], color: vars.color.text.muted })

/** A mail address only breaks if it does not fit. */
export const mail = style({ color: vars.color.text.base, fontWeight: vars.weight.medium, overflowWrap: 'anywhere' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[3], marginBlockStart: vars.space[6] })

/** The width does not change while the seconds count down. */
export const counting = style({ fontVariantNumeric: 'tabular-nums' })
