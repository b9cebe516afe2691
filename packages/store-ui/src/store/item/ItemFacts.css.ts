import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const facts = style({ marginBlockStart: vars.space[6] })

export const fact = style({
  display: 'grid',
  gridTemplateColumns: '6em minmax(0, 1fr)',
  paddingBlock: vars.space[2],
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
})

export const name = style({ color: vars.color.text.muted })
