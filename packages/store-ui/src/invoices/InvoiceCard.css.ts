import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const inset = {
  paddingInline: vars.space[6],
  paddingBlockEnd: vars.space[4],
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
}

export const buyer = style({ minWidth: 0, overflowWrap: 'anywhere' })

export const note = style({ ...inset, color: vars.color.text.muted })

export const rejected = style({ ...inset, color: vars.color.warning.text, overflowWrap: 'anywhere' })

export const files = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

export const facts = style({ display: 'grid', gap: vars.space[2], marginBlock: vars.space[2] })

export const fact = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[4]}` })

export const factName = style({ minInlineSize: '160px', color: vars.color.text.muted })

export const factValue = style({ minWidth: 0, overflowWrap: 'anywhere' })
