import { globalStyle, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

const base = style({
  position: 'sticky',
  insetBlockStart: 72,
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 72px)',
  overflowY: 'auto',
  paddingBlockStart: 44,
  // Space for focus rings, which the scroll container would clip.
  paddingInline: vars.space[1],
  marginInline: `calc(-1 * ${vars.space[1]})`,
  paddingBlockEnd: vars.space[4],
  '@media': {
    [media.tablet]: { position: 'static', maxHeight: 'none', padding: 0, margin: `${vars.space[4]} 0 0` },
    print: { display: 'none' },
  },
})

export const panel = styleVariants({
  withActions: [base],
  anchorsOnly: [base, { '@media': { [media.tablet]: { display: 'none' } } }],
})

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  '@media': { [media.tablet]: { flexDirection: 'row', overflowX: 'auto', padding: 2, margin: -2 } },
})

export const action = style({
  width: '100%',
  justifyContent: 'flex-start',
  '@media': { [media.tablet]: { width: 'auto', flex: 'none' } },
})

globalStyle(`${base} button`, { '@media': { '(scripting: none)': { display: 'none' } } })
