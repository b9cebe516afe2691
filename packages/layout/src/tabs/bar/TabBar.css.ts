import { globalStyle, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import { cutText } from '../../common/labelText.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[1],
  height: vars.size.tabs,
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  background: vars.color.bg.page,
  fontSize: vars.text[13],
  '@media': { [media.mobile]: { paddingInline: vars.space[2] }, [media.touch]: { height: 48 } },
})

export const list = style({
  display: 'flex',
  flex: '1 1 auto',
  gap: vars.space[1],
  minWidth: 0,
  // Space for the focus rings, which a scroll container would clip.
  padding: 2,
  margin: -2,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  containerType: 'inline-size',
})

/** What is dragged; a line shows on which side of it another one would be dropped. */
export const piece = style({
  position: 'relative',
  selectors: {
    '&[data-dragging]': { opacity: 0.5 },
    '&[data-drop]::before': {
      content: '""',
      position: 'absolute',
      insetBlock: 2,
      width: 2,
      borderRadius: vars.radius[1],
      background: vars.color.brand,
    },
    '&[data-drop="before"]::before': { insetInlineStart: -3 },
    '&[data-drop="after"]::before': { insetInlineEnd: -3 },
  },
})

export const tab = style([
  piece,
  {
    display: 'flex',
    flex: 'none',
    alignItems: 'center',
    borderRadius: vars.radius[2],
    color: vars.color.text.muted,
    whiteSpace: 'nowrap',
    transition: `background-color ${vars.motion.fast}`,
    selectors: {
      '&:hover': { background: vars.color.bg.hover },
      '&[data-current]': { background: vars.color.accent.soft, color: vars.color.accent.text, fontWeight: vars.weight.medium },
    },
  },
])

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  padding: `0 ${vars.space[3]}`,
  borderRadius: vars.radius[2],
  selectors: { [`${tab}:has(> button) > &`]: { paddingInlineEnd: vars.space[1] } },
})

/** Width of what a tab has around its title, at most: icons, space and the close button of a touch screen. */
const besideTitle = 112

export const title = style({ ...cutText, maxWidth: `min(200px, 100cqi - ${besideTitle}px)` })

/** Next to the title of a page with unsaved changes. Drawn by its border, which forced colours keep. */
export const dot = style({ flex: 'none', border: '3px solid', borderRadius: vars.radius.full })

const control = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.text.subtle,
})

export const close = style([control, { selectors: { '&:hover': { color: vars.color.text.base } } }])
globalStyle(`${close} > svg`, { width: 12, height: 12 })
globalStyle(`${tab}[data-current] > ${close}`, { color: 'inherit' })

export const button = style([
  control,
  { selectors: { '&:hover, &[aria-expanded="true"]': { background: vars.color.bg.hover, color: vars.color.text.base } } },
])

/** Pages through the tabs. On a phone the tabs get its space: a finger moves them. */
export const scroll = style([button, { '@media': { [media.mobile]: { display: 'none' } } }])

export const backwards = style({ rotate: '180deg' })
