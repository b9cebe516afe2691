import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const clauses = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.page,
})

export const head = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  fontWeight: vars.weight.medium,
})
globalStyle(`${head} > :first-child`, { fontWeight: 'inherit' })

export const clause = style({
  display: 'grid',
  gridTemplateColumns: `${vars.size.gutter} minmax(0, 1fr)`,
  padding: vars.space[3],
  paddingInline: `0 ${vars.space[4]}`,
  lineHeight: '24px',
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line.base}` } },
})

export const number = style({
  paddingInlineEnd: vars.space[4],
  color: vars.color.text.subtle,
  font: `${vars.text[13]}/24px ${vars.font.mono}`,
  textAlign: 'end',
})

export const title = style({ fontSize: vars.text[16], fontWeight: vars.weight.medium })

export const text = style({ color: vars.color.text.muted })
