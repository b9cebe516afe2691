import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: line,
  borderRadius: vars.radius[3],
  background: vars.color.bg.page,
  overflow: 'hidden',
})

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[4]}`,
  minHeight: 52,
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderBlockEnd: line,
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
})

export const texts = style({ flex: '1 1 auto', minWidth: 0, maxWidth: '100%' })

export const title = style({ fontSize: vars.text[16], lineHeight: vars.leading[16], overflowWrap: 'anywhere' })

export const description = style({ color: vars.color.text.muted, fontSize: vars.text[13], lineHeight: vars.leading[13] })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], '@media': { print: { display: 'none' } } })

/** Takes the height that a taller section in the same row leaves, above the foot. */
export const flush = style({ flex: '1 0 auto' })

export const body = style([flush, { padding: vars.space[5], '@media': { [media.mobile]: { padding: vars.space[4] } } }])

export const foot = style({
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderBlockStart: line,
  '@media': { [media.mobile]: { paddingInline: vars.space[4] } },
})
