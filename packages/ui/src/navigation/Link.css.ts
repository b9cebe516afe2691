import { style } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

/** Class of a link in text. */
export const text = style({
  color: vars.color.accent.text,
  textDecoration: 'underline',
  textDecorationColor: vars.color.accent.line,
  textUnderlineOffset: '4px',
  selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
})
