import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

const small = { fontSize: vars.text[13], lineHeight: vars.leading[13] }

export const label = style({ display: 'block', marginBlockEnd: vars.space[1], color: vars.color.text.muted, ...small })

export const area = style({
  display: 'block',
  width: '100%',
  padding: `${vars.space[2]} 10px`,
  border: `1px solid ${vars.color.line.control}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.page,
  color: vars.color.text.base,
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
  resize: 'vertical',
  selectors: { '&:focus': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '1px', borderRadius: vars.radius[2] } },
})

export const badArea = style([area, { borderColor: vars.color.danger.text }])

export const error = style({ marginBlockStart: vars.space[1], color: vars.color.danger.text, ...small })
// It takes no space while empty, but stays in the DOM, so that screen readers announce it when it fills.
globalStyle(`${error}:empty`, { position: 'absolute' })
