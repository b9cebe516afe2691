import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const group = style({
  display: 'grid',
  minWidth: 0,
  padding: 0,
  margin: 0,
  border: 0,
  selectors: { '& + &': { marginBlockStart: vars.space[5] } },
})

/** Space between settings that take more than a line. */
globalStyle(`${group} > fieldset + fieldset`, { marginBlockStart: vars.space[3] })

/** With the line between two groups: WebKit draws a legend over the border of its fieldset. */
export const legend = style({
  width: '100%',
  padding: 0,
  paddingBlockEnd: vars.space[2],
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
  fontWeight: vars.weight.medium,
  selectors: {
    [`${group} + ${group} > &`]: { paddingBlockStart: vars.space[4], borderBlockStart: `1px solid ${vars.color.line.base}` },
  },
})

export const range = style({ display: 'block', paddingBlock: vars.space[2] })
export const rangeLabel = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space[2] })
export const slider = style({ width: '100%', minHeight: 32, margin: 0, accentColor: vars.color.accent.base })

export const actions = style({ display: 'grid', gridTemplateColumns: '1fr auto', gap: vars.space[2] })
export const hint = style({ gridColumn: '1 / -1', color: vars.color.text.subtle, fontSize: vars.text[12], lineHeight: vars.leading[12] })
