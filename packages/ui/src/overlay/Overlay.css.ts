import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'
import { replacingAttribute } from './frame/frameAttributes.ts'

/** A dialog that replaces a frame is there at once. */
const replacing = { [`:root[${replacingAttribute}] &[data-starting-style]`]: { opacity: 1, translate: 'none' } }

const fade = style({
  opacity: 1,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 }, ...replacing },
})

export const scrim = style([fade, { position: 'fixed', inset: 0, zIndex: vars.layer.modal, background: vars.color.bg.scrim }])

export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.modal,
  display: 'grid',
  // A dialog shrinks to fit the screen.
  gridTemplateColumns: 'minmax(0, 1fr)',
  placeItems: 'center',
  padding: vars.space[4],
  overflowY: 'auto',
  overscrollBehavior: 'contain',
})

/** Drawn only where the visitor's colours are forced, which take the shadow away. */
const edge = '1px solid transparent'

export const modal = style([
  fade,
  {
    position: 'relative',
    maxWidth: '100%',
    padding: `${vars.space[5]} ${vars.space[6]} ${vars.space[6]}`,
    borderRadius: vars.radius[4],
    background: vars.color.bg.raised,
    boxShadow: vars.elevation[2],
    outline: edge,
  },
])

export const modalTitle = style({
  paddingInlineEnd: vars.size.control,
  fontSize: vars.text[20],
  lineHeight: '32px',
  fontWeight: vars.weight.bold,
})

export const description = style({ marginBlockStart: vars.space[1], color: vars.color.text.muted })

export const close = style({
  position: 'absolute',
  insetBlockStart: `calc(${vars.space[5]} + 16px - ${vars.size.control} / 2)`,
  insetInlineEnd: vars.space[4],
  color: vars.color.text.muted,
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space[2],
  marginBlockStart: vars.space[5],
})

const drawer = style({
  position: 'fixed',
  insetBlock: 0,
  zIndex: vars.layer.modal,
  display: 'flex',
  flexDirection: 'column',
  width: vars.size.drawer,
  maxWidth: '100vw',
  background: vars.color.bg.raised,
  boxShadow: vars.elevation[2],
  outline: edge,
  transition: `opacity ${vars.motion.slow} ${vars.motion.ease}, translate ${vars.motion.slow} ${vars.motion.ease}`,
  selectors: { '&[data-starting-style], &[data-ending-style]': { opacity: 0 }, ...replacing },
  '@media': { [media.reducedMotion]: { transition: 'none' } },
})

export const drawerEnd = style([
  drawer,
  {
    insetInlineEnd: 0,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { translate: '24px 0' },
      '[dir="rtl"] &[data-starting-style], [dir="rtl"] &[data-ending-style]': { translate: '-24px 0' },
    },
  },
])

export const drawerStart = style([
  drawer,
  {
    insetInlineStart: 0,
    selectors: {
      '&[data-starting-style], &[data-ending-style]': { translate: '-24px 0' },
      '[dir="rtl"] &[data-starting-style], [dir="rtl"] &[data-ending-style]': { translate: '24px 0' },
    },
  },
])

export const drawerHead = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[2],
  minHeight: vars.size.header,
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
})

export const drawerTitle = style({ fontSize: vars.text[14], lineHeight: vars.leading[14], fontWeight: vars.weight.bold })

export const drawerBody = style({
  flex: 1,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${vars.space[1]} ${vars.space[4]} ${vars.space[4]}`,
})

export const drawerFoot = style({
  flex: 'none',
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line.base}`,
})
