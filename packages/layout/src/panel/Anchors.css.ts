import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const anchors = style({
  fontSize: vars.text[13],
  selectors: { '* + &': { marginBlockStart: vars.space[6] } },
  '@media': { [media.tablet]: { display: 'none' } },
})

export const title = style({
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
})

export const list = style({ marginBlockStart: vars.space[2], borderInlineStart: `1px solid ${vars.color.line.base}` })

export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: 32,
  paddingBlock: vars.space[1],
  marginInlineStart: -1,
  borderInlineStart: '1px solid transparent',
  color: vars.color.text.muted,
  lineHeight: vars.leading[13],
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.text.base },
    '&[aria-current]': { color: vars.color.accent.text, borderInlineStart: `2px solid ${vars.color.brand}` },
  },
})

export const depth = styleVariants({ 1: vars.space[3], 2: vars.space[6], 3: '36px' }, (indent) => ({
  paddingInline: `${indent} ${vars.space[3]}`,
  // The line of the current one is a pixel wider: its text stays where it is.
  selectors: { '&[aria-current]': { paddingInlineStart: `calc(${indent} - 1px)` } },
}))
