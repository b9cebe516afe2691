import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../theme/vars.css.ts'

export const field = style({ display: 'grid', gap: vars.space[1], minWidth: 0 })

export const label = style({ padding: 0, color: vars.color.text.muted, fontSize: vars.text[13], lineHeight: vars.leading[13] })

/** The frame around an input and its prefix and suffix. */
const box = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  width: '100%',
  paddingInline: '10px',
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.page,
  color: vars.color.text.subtle,
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
  selectors: {
    '&:focus-within': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&:has(:disabled), &:disabled': { background: vars.color.bg.sunken, borderColor: vars.color.line.strong },
    '&:has([aria-invalid="true"]), &[aria-invalid="true"]': { borderColor: vars.color.danger.text },
  },
})

export const boxes = styleVariants({
  md: [box, { minHeight: vars.size.control }],
  lg: [box, { minHeight: `max(40px, ${vars.size.control})` }],
})

export const input = style({
  flex: 1,
  alignSelf: 'stretch',
  minWidth: 0,
  padding: 0,
  border: 0,
  outline: 0,
  background: 'none',
  color: vars.color.text.base,
  selectors: {
    '&::placeholder': { color: vars.color.text.subtle, opacity: 1 },
    '&:disabled': { color: vars.color.text.subtle, cursor: 'not-allowed' },
    // Chromium sets its own background on autofilled inputs.
    '&:autofill': { boxShadow: `0 0 0 40px ${vars.color.accent.soft} inset`, WebkitTextFillColor: vars.color.text.base },
  },
})

/** A button inside the frame is closer to its edge. */
export const end = style({ flex: 'none', marginInlineEnd: '-6px' })

export const hint = style({ color: vars.color.text.subtle, fontSize: vars.text[13], lineHeight: vars.leading[13] })

export const error = style({ color: vars.color.danger.text, fontSize: vars.text[13], lineHeight: vars.leading[13] })
// Takes no space while empty, but stays in the accessibility tree so that its changes are announced.
globalStyle(`${error}:empty`, { position: 'absolute' })
