import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const form = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[2],
  maxWidth: '360px',
  marginBlock: `${vars.space[2]} ${vars.space[4]}`,
})

export const field = style({ width: '100%', minWidth: 0 })

export const apply = style({ color: vars.color.accent.text })
