import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const form = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[4] })

/** The error of the whole form. It takes no space while empty, but stays in the DOM, so that screen readers announce changes. */
export const alert = style({
  padding: `${vars.space[2]} ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  background: vars.color.danger.soft,
  color: vars.color.danger.text,
  fontSize: vars.text[13],
  lineHeight: vars.leading[13],
  selectors: { '&:empty': { position: 'absolute', padding: 0 } },
})

export const submit = style({ marginBlockStart: vars.space[1] })

/** The footer below the button. Its lines have the height of touch targets; negative margins keep the text close to the button. */
export const below = style({ display: 'grid', marginBlock: `calc((${vars.leading[13]} - ${vars.size.control}) / 2)` })

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `0 ${vars.space[4]}`,
  color: vars.color.text.muted,
  fontSize: vars.text[13],
  lineHeight: vars.leading[13],
})

/** A link or button in the footer with the height of a control, for touch. */
export const footAction = style({ display: 'inline-flex', alignItems: 'center', minHeight: vars.size.control })

/** A button that looks like a link: it switches the form. */
export const switchMode = style([
  footAction,
  {
    padding: 0,
    border: 0,
    background: 'none',
    font: 'inherit',
    color: vars.color.accent.text,
    textDecoration: 'underline',
    textDecorationColor: vars.color.accent.line,
    textUnderlineOffset: '4px',
    cursor: 'pointer',
    selectors: { '&:hover': { textDecorationColor: 'currentColor' } },
  },
])

/** The width does not change while the seconds count down. */
export const codeButton = style({
  color: vars.color.accent.text,
  fontSize: vars.text[13],
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&:disabled': { color: vars.color.text.muted, opacity: 1 } },
})
