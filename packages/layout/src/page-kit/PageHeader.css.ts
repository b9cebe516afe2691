import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  marginBlockEnd: vars.space[5],
})

export const texts = style({ flex: '1 1 320px', minWidth: 0 })

export const back = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[1],
  minHeight: 24,
  marginBlockEnd: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  selectors: { '&:hover': { color: vars.color.text.base } },
  '@media': { [media.touch]: { minHeight: 44 } },
})

/** Points to the start of the line, in both directions of writing. */
export const arrow = style({ rotate: '180deg', selectors: { ':dir(rtl) > &': { rotate: 'none' } } })

export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space[1]} ${vars.space[3]}` })

export const title = style({
  minWidth: 0,
  fontSize: vars.text[24],
  lineHeight: vars.leading[24],
  overflowWrap: 'anywhere',
})

export const description = style({ maxWidth: vars.measure, color: vars.color.text.muted, fontSize: vars.text[14] })

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[2],
  '@media': { [media.mobile]: { width: '100%' }, print: { display: 'none' } },
})

export const below = style({ flex: '1 0 100%', minWidth: 0 })
