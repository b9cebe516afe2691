import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: '40px',
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
})

const small = `${vars.text[12]}/${vars.leading[12]} ${vars.font.mono}`

export const title = style({ flex: 'none', color: vars.color.text.muted, font: small })

export const note = style({ marginInlineStart: 'auto', paddingInlineEnd: vars.space[2], color: vars.color.text.subtle, font: small })
