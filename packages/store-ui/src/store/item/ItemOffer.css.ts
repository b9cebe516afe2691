import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const box = style({
  display: 'grid',
  gap: vars.space[3],
  padding: vars.space[5],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
})

export const price = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: vars.space[2] })

export const note = style({ color: vars.color.text.muted, fontSize: vars.text[13], lineHeight: vars.leading[13] })

export const docs = style({
  display: 'grid',
  gap: vars.space[1],
  paddingBlockStart: vars.space[3],
  borderBlockStart: `1px solid ${vars.color.line.base}`,
})

export const list = style({ margin: 0, paddingInlineStart: vars.space[5], listStyle: 'disc', color: vars.color.text.muted })
