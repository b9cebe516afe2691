import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'

export const purchase = style({
  display: 'grid',
  gap: vars.space[2],
  marginBlockStart: vars.space[4],
  paddingBlockStart: vars.space[4],
  borderBlockStart: `1px solid ${vars.color.line.base}`,
})

export const name = style({ fontSize: vars.text[14], lineHeight: vars.leading[14] })

export const full = style({ maxWidth: vars.measure, color: vars.color.warning.text })

export const empty = style({ paddingBlock: vars.space[2], color: vars.color.text.muted })

/** On a phone one short button fits next to it; two go below. */
export const facts = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' })

/** Asks before a seat ends; takes a whole line below its row. */
export const confirm = style({ display: 'grid', flex: '1 0 100%', gap: vars.space[2] })

export const licenses = style({ flex: '1 0 100%' })
