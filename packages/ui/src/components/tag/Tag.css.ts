import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

const tag = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
  whiteSpace: 'nowrap',
})

/** Classes of a tag in each tone. */
export const tone = styleVariants({
  neutral: [tag, { background: vars.color.bg.hover, color: vars.color.text.muted }],
  accent: [tag, { background: vars.color.accent.soft, color: vars.color.accent.text }],
  success: [tag, { background: vars.color.success.soft, color: vars.color.success.text }],
  warning: [tag, { background: vars.color.warning.soft, color: vars.color.warning.text }],
  danger: [tag, { background: vars.color.danger.soft, color: vars.color.danger.text }],
})
