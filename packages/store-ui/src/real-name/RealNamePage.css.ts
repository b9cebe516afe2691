import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const lead = style({ maxWidth: vars.measure, marginBlockEnd: vars.space[5], color: vars.color.text.muted })

export const body = style({
  display: 'grid',
  gap: vars.space[6],
  padding: vars.space[6],
  '@media': { [media.mobile]: { padding: vars.space[4] } },
})

export const status = style({ display: 'grid', gap: vars.space[3] })

export const state = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space[2] })

export const facts = style({ display: 'grid', gap: vars.space[1], color: vars.color.text.muted })

export const fact = style({ display: 'grid', gridTemplateColumns: '9em minmax(0, 1fr)' })

export const value = style({ color: vars.color.text.base, fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' })

export const form = style({ display: 'grid', gap: vars.space[3], maxWidth: '360px' })

export const failure = style({ color: vars.color.danger.text })
