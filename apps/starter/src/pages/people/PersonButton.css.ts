import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const list = style({ margin: 0, padding: 0, listStyle: 'none' })

export const item = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  paddingBlock: vars.space[3],
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
})

export const name = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({ display: 'block', color: vars.color.text.muted, fontSize: vars.text[13] })
