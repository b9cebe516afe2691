import { style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const page = style({ paddingBlock: `${vars.space[8]} ${vars.space[16]}` })

export const columns = style({
  display: 'grid',
  gridTemplateColumns: '220px minmax(0, 46em)',
  alignItems: 'start',
  gap: vars.space[12],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] } },
})

export const contents = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.space[6]})`,
  display: 'grid',
  gap: vars.space[6],
  '@media': { [media.tablet]: { position: 'static', paddingBlockEnd: vars.space[5], borderBlockEnd: `1px solid ${vars.color.line.base}` } },
})

export const contentsTitle = style({ color: vars.color.text.subtle, fontSize: vars.text[12], fontWeight: vars.weight.medium })

export const headings = style({ margin: 0, padding: 0, listStyle: 'none' })

export const depths = styleVariants({ 1: '0px', 2: '0px', 3: '16px' }, (inset) => ({ paddingInlineStart: inset }))

export const closedHeading = style({ display: 'block', paddingBlock: '5px', color: vars.color.text.muted })

export const heading = style([
  closedHeading,
  {
    transition: `color ${vars.motion.fast}`,
    selectors: { '&:hover, &[aria-current="page"]': { color: vars.color.accent.text } },
    '@media': { [media.touch]: { paddingBlock: '11px' } },
  },
])

export const article = style({ minWidth: 0 })

export const skeleton = style({ display: 'grid', gap: vars.space[5] })

/** Hatched: the user does not own it yet. */
export const closed = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  padding: vars.space[8],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.sunken,
  '@media': { [media.mobile]: { padding: vars.space[5] } },
})

export const title = style({ fontSize: vars.text[30], lineHeight: vars.leading[30] })

export const lead = style({ color: vars.color.text.muted, fontSize: vars.text[18], lineHeight: vars.leading[18] })
