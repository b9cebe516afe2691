import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const article = style({ maxWidth: vars.measure, minHeight: '60vh', paddingBlockEnd: vars.space[16] })

export const title = style({ fontSize: vars.text[30], lineHeight: vars.leading[30] })

export const intro = style({
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
  color: vars.color.text.muted,
  fontSize: vars.text[18],
  lineHeight: vars.leading[18],
})

export const heading = style({ marginBlock: `${vars.space[8]} ${vars.space[2]}`, fontSize: vars.text[20], lineHeight: vars.leading[20] })
