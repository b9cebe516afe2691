import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import { drawer } from './DrawerFrame.css.ts'

// A dark sider needs no border: its colour ends where the page begins. Lines divide only its content.
const line = `1px solid color-mix(in srgb, ${vars.sider.text.base} 24%, ${vars.sider.bg})`

const enter = keyframes({ from: { opacity: 0, insetInlineStart: -24 } })

/** The drawer is the sider of a narrow screen and has its theme. */
globalStyle(drawer, {
  vars: {
    [vars.color.bg.hover]: vars.sider.hover,
    [vars.color.text.base]: vars.sider.text.strong,
    [vars.color.text.muted]: vars.sider.text.base,
    [vars.color.text.subtle]: vars.sider.text.subtle,
    [vars.color.accent.text]: vars.sider.current.text,
    [vars.header.text.muted]: vars.sider.text.base,
    [vars.header.text.base]: vars.sider.text.strong,
    [vars.header.hover]: vars.sider.hover,
  },
  padding: 0,
  boxShadow: vars.elevation[2],
  // Seen in forced colours only.
  outline: '1px solid transparent',
  color: vars.sider.text.strong,
  fontSize: vars.text[14],
  overscrollBehavior: 'contain',
  pointerEvents: 'auto',
  animation: `${enter} ${vars.motion.slow} ${vars.motion.ease}`,
})
globalStyle(`${drawer}::backdrop`, { background: vars.color.bg.scrim })
// The press that closes it reaches nothing else: a backdrop of a popover lets it through.
globalStyle(`:root:has(${drawer}:popover-open)`, { overflow: 'hidden', pointerEvents: 'none' })

const bar = style({
  position: 'sticky',
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[1],
  background: 'inherit',
})

export const head = style([
  bar,
  {
    insetBlockStart: 0,
    justifyContent: 'space-between',
    minHeight: vars.size.header,
    paddingInline: `${vars.space[4]} ${vars.space[2]}`,
    borderBlockEnd: line,
  },
])

export const sections = style({ padding: vars.space[2], '@media': { [media.tablet]: { borderBlockStart: line } } })

export const foot = style([
  bar,
  {
    insetBlockEnd: 0,
    padding: `${vars.space[3]} ${vars.space[2]}`,
    borderBlockStart: line,
    // The menu gets the space in a low window, which one at 400 % is.
    '@media': { '(max-height: 400px)': { position: 'static' } },
  },
])

globalStyle(`${drawer} [hreflang]`, { width: 'auto' })
