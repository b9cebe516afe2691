import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`

export const terms = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  borderBlockStart: line,
  '@media': { [media.mobile]: { gridTemplateColumns: '1fr 1fr' } },
})

export const term = style({
  minHeight: '66px',
  padding: `${vars.space[3]} ${vars.space[6]}`,
  selectors: { '& + &': { borderInlineStart: line } },
  '@media': {
    [media.mobile]: { padding: `${vars.space[3]} ${vars.space[4]}`, selectors: { '&:nth-child(3)': { borderInlineStart: 0 } } },
  },
})

export const termName = style({ color: vars.color.text.subtle, fontSize: vars.text[12], lineHeight: vars.leading[12] })

export const termSkeleton = style({ display: 'grid', gap: '10px', paddingBlockStart: vars.space[1] })
