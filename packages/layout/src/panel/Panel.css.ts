import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const panel = style({
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
    // The bar of the anchors stays in sight as long as the article, so it has to be next to it.
    [media.tablet]: { display: 'contents' },
    print: { display: 'none' },
  },
})

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[2],
  '@media': { [media.tablet]: { flexDirection: 'row', overflowX: 'auto', padding: 2, margin: `${vars.space[4]} -2px` } },
})

export const action = style({
  width: '100%',
  justifyContent: 'flex-start',
  '@media': { [media.tablet]: { width: 'auto', flex: 'none' } },
})

globalStyle(`${actions} button`, { '@media': { '(scripting: none)': { display: 'none' } } })
