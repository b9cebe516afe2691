import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const page = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[4],
  maxWidth: vars.measure,
  margin: '0 auto',
  padding: `${vars.space[12]} ${vars.space[4]}`,
})

globalStyle(`${page} > h1`, { fontSize: vars.text[24], lineHeight: vars.leading[24] })
