import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

/** Each product takes 8 of the 24 columns of the grid. */
export const products = style({ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' })

export const product = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  alignContent: 'center',
  gap: `0 ${vars.space[2]}`,
  minHeight: vars.space[12],
  padding: `${vars.space[1]} ${vars.space[3]}`,
  border: 0,
  background: 'none',
  color: vars.color.text.muted,
  textAlign: 'start',
  transition: `color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { color: vars.color.text.base },
    '&[aria-pressed="true"]': { color: vars.color.accent.text },
    '&[aria-pressed="true"]::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: '-1px',
      height: '2px',
      background: vars.color.brand,
    },
  },
  '@media': { [media.mobile]: { justifyContent: 'center', paddingInline: vars.space[1], textAlign: 'center' } },
})

export const name = style({ fontSize: vars.text[16], fontWeight: vars.weight.medium })

export const summary = style({
  color: vars.color.text.subtle,
  fontSize: vars.text[13],
  lineHeight: vars.leading[13],
  '@media': { [media.tablet]: { display: 'none' } },
})
