import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const line = `1px solid ${vars.color.line.base}`
const inset = { padding: `${vars.space[4]} ${vars.space[6]}`, '@media': { [media.mobile]: { padding: vars.space[4] } } }

export const products = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[1] })

export const product = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  color: vars.color.text.muted,
  selectors: {
    '&:hover': { background: vars.color.bg.hover, color: vars.color.text.base },
    '&[aria-current="page"]': { background: vars.color.accent.soft, color: vars.color.accent.text, fontWeight: vars.weight.medium },
  },
  '@media': { [media.touch]: { minHeight: '44px' } },
})

export const refused = style({
  ...inset,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  borderBlockStart: line,
  color: vars.color.text.muted,
})

export const file = style({
  ...inset,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  borderBlockStart: line,
  '@media': { [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)', padding: vars.space[4] } },
})

export const fileName = style({ overflowWrap: 'anywhere' })

export const muted = style({ color: vars.color.text.muted })

export const sum = style({ display: 'flex', alignItems: 'center', gap: vars.space[1], minWidth: 0 })

export const hash = style({
  minWidth: 0,
  color: vars.color.text.muted,
  font: `${vars.text[12]}/${vars.leading[12]} ${vars.font.mono}`,
  overflowWrap: 'anywhere',
})

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2] })

/** What opens under a file: the captcha, the check. */
export const panel = style({
  ...inset,
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  borderBlockStart: `1px dashed ${vars.color.line.strong}`,
  background: vars.color.bg.sunken,
})

export const panelTitle = style({ fontSize: vars.text[14], fontWeight: vars.weight.medium })

export const captcha = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space[4] })

/** White in both themes, as the picture is. */
export const picture = style({
  display: 'block',
  width: '160px',
  height: '56px',
  border: line,
  borderRadius: vars.radius[1],
  background: vars.paper.bg,
})

export const answer = style({ width: '240px', maxWidth: '100%' })

export const failure = style({ color: vars.color.danger.text })

export const same = style({ color: vars.color.success.text, overflowWrap: 'anywhere' })

export const drop = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space[3],
  boxSizing: 'border-box',
  width: '100%',
  padding: vars.space[4],
  border: `1px dashed ${vars.color.line.control}`,
  borderRadius: vars.radius[2],
})

export const dropHere = style([drop, { borderColor: vars.color.accent.base, background: vars.color.accent.soft }])
