import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  marginBlockEnd: vars.space[5],
})

export const title = style({ fontSize: vars.text[24], lineHeight: vars.leading[24] })

export const card = style({
  border: line,
  borderRadius: vars.radius[3],
  background: vars.color.bg.page,
  selectors: { '& + &': { marginBlockStart: vars.space[4] } },
})

export const own = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: `${vars.space[3]} ${vars.space[6]}`,
  minHeight: '86px',
  padding: `${vars.space[5]} ${vars.space[6]}`,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space[4] } },
})

export const ownSkeleton = style({ display: 'grid', gap: '14px', paddingBlockStart: vars.space[1] })

export const name = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '10px',
  fontSize: vars.text[16],
  lineHeight: '24px',
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  '@media': { [media.mobile]: { justifyContent: 'flex-start' } },
})

export const summary = style({ color: vars.color.text.muted, overflowWrap: 'anywhere' })

export const part = style({ borderBlockStart: line })

export const none = style([
  part,
  {
    padding: `${vars.space[4]} ${vars.space[6]}`,
    color: vars.color.text.muted,
    '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
  },
])

export const skeletonRow = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[6],
  minHeight: vars.space[12],
  paddingInline: vars.space[6],
  selectors: { '& + &': { borderBlockStart: line } },
})

export const skeletonEnd = style({ marginInlineStart: 'auto' })
