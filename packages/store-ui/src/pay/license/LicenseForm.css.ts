import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const section = style({
  width: '100%',
  marginBlockEnd: vars.space[3],
  paddingBlockStart: vars.space[5],
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  textAlign: 'start',
})

export const title = style({ fontSize: vars.text[16], lineHeight: '24px', overflowWrap: 'anywhere' })

export const text = style({ color: vars.color.text.muted, fontSize: vars.text[13], lineHeight: vars.leading[13] })

export const key = style({ display: 'block', marginBlock: vars.space[3], fontSize: vars.text[14], wordBreak: 'break-all' })
