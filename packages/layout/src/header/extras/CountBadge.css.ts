import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const counted = style({ position: 'relative', display: 'grid' })

export const count = style({
  position: 'absolute',
  insetBlockStart: -8,
  insetInlineStart: 8,
  minWidth: 16,
  padding: '0 4px',
  borderRadius: vars.radius.full,
  background: vars.color.accent.base,
  color: vars.color.text.onAccent,
  font: `${vars.weight.medium} 10px/16px ${vars.font.mono}`,
  textAlign: 'center',
})

export const faulty = style({ background: vars.color.danger.text })
