import { globalStyle, keyframes, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

// The picker is drawn without React, and so without the components of `@view-site/ui`: what it needs of their looks is here.

export const kbd = style({
  padding: '0 5px',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[1],
  background: vars.color.bg.page,
  color: vars.color.text.subtle,
  font: `${vars.text[12]}/18px ${vars.font.mono}`,
})

export const icon = style({
  flex: 'none',
  width: 16,
  height: 16,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
})

/** Text for screen readers only. */
export const hidden = style({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
})

const button = style({
  minHeight: vars.size.control,
  border: '1px solid transparent',
  borderRadius: vars.radius[2],
  background: 'none',
  lineHeight: '20px',
  selectors: { '&:hover': { background: vars.color.bg.hover } },
})

export const dialog = style({
  width: '100%',
  maxWidth: 640,
  maxHeight: 'min(600px, 84vh)',
  marginBlock: '8vh auto',
  padding: 0,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.raised,
  boxShadow: vars.elevation[2],
  color: vars.color.text.base,
  outline: 0,
  selectors: {
    '&[open]': { display: 'flex' },
    '&::backdrop': { background: vars.color.bg.scrim },
  },
  '@media': {
    [media.mobile]: {
      width: '100%',
      maxWidth: 'none',
      height: '100dvh',
      maxHeight: 'none',
      marginBlock: 0,
      border: 0,
      borderRadius: 0,
    },
  },
})

// Where the dialog is the whole screen, nothing behind it may move.
globalStyle(`:root:has(${dialog}[open])`, { '@media': { [media.mobile]: { overflow: 'hidden' } } })

export const surface = style({ display: 'flex', flex: 1, flexDirection: 'column', minWidth: 0 })

export const field = style({
  display: 'flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space[3],
  height: 56,
  paddingInline: vars.space[5],
  borderBlockEnd: `1px solid ${vars.color.line.base}`,
  '@media': { [media.mobile]: { paddingInline: `${vars.space[4]} ${vars.space[2]}` } },
})

export const fieldIcon = style([icon, { width: 20, height: 20, color: vars.color.text.subtle }])

export const input = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  padding: 0,
  border: 0,
  background: 'none',
  color: 'inherit',
  fontSize: vars.text[16],
  outline: 0,
  selectors: {
    '&::placeholder': { color: vars.color.text.subtle },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
})

export const escape = style([kbd, { flex: 'none', '@media': { [media.touch]: { display: 'none' } } }])

export const cancel = style({
  display: 'none',
  flex: 'none',
  minWidth: vars.size.control,
  height: vars.size.control,
  padding: `0 ${vars.space[2]}`,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: vars.color.accent.text,
  fontSize: vars.text[14],
  '@media': { [media.touch]: { display: 'block' } },
})

export const body = style({ flex: 1, minHeight: 0, overflowY: 'auto', overscrollBehavior: 'contain', padding: vars.space[2] })

export const group = style({ selectors: { '& + &': { marginBlockStart: vars.space[2] } } })

export const groupHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `0 ${vars.space[3]}`,
  minHeight: vars.size.control,
  paddingInline: vars.space[3],
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: '18px',
})

export const clear = style([
  button,
  { marginInline: vars.space[1], padding: '0 10px', color: vars.color.text.muted, fontSize: vars.text[12] },
])

export const note = style({ marginInlineStart: 'auto' })

const row = style({
  borderRadius: vars.radius[2],
  color: vars.color.text.base,
  cursor: 'pointer',
  scrollMarginBlock: vars.space[8],
  selectors: {
    '&[aria-selected="true"]': { background: vars.color.accent.soft },
    '&:hover': { textDecoration: 'none' },
  },
})

export const option = style([
  row,
  {
    display: 'grid',
    alignContent: 'center',
    minHeight: vars.size.control,
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    gap: `0 ${vars.space[3]}`,
    padding: `${vars.space[2]} ${vars.space[3]}`,
  },
])

/** A part is below its page, on a line that leads down from it. */
export const part = style([
  option,
  {
    marginInlineStart: vars.space[4],
    borderStartStartRadius: 0,
    borderEndStartRadius: 0,
    borderInlineStart: `2px solid ${vars.color.line.base}`,
    selectors: { '&[aria-selected="true"]': { borderInlineStartColor: vars.color.accent.base } },
  },
])

export const recent = style([
  row,
  {
    display: 'flex',
    width: '100%',
    border: 0,
    background: 'none',
    font: 'inherit',
    overflowWrap: 'anywhere',
    textAlign: 'start',
    alignItems: 'center',
    gap: vars.space[3],
    minHeight: vars.size.control,
    padding: `${vars.space[1]} ${vars.space[3]}`,
  },
])

export const action = style([recent, { justifyContent: 'space-between' }])

export const title = style({
  overflow: 'hidden',
  fontWeight: vars.weight.medium,
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { [`${row}[aria-selected="true"] &`]: { color: vars.color.accent.text } },
})

export const subtitle = style({ color: vars.color.text.muted, fontWeight: vars.weight.regular })

export const tag = style({
  alignSelf: 'center',
  padding: `0 ${vars.space[2]}`,
  borderRadius: vars.radius[1],
  background: vars.color.bg.hover,
  color: vars.color.text.muted,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
  whiteSpace: 'nowrap',
})

export const actionKeys = style([kbd, { alignSelf: 'center' }])

export const context = style({
  display: '-webkit-box',
  gridColumn: '1 / -1',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  minHeight: 18,
  overflow: 'hidden',
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: '18px',
  overflowWrap: 'anywhere',
  selectors: { [`${row}[aria-selected="true"] &`]: { color: vars.color.text.muted } },
})

globalStyle(`${row} mark`, { background: 'none', color: vars.color.accent.text, fontWeight: vars.weight.bold })

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  padding: vars.space[8],
  color: vars.color.text.muted,
})

const turn = keyframes({ to: { rotate: '1turn' } })

export const spinner = style({
  flex: 'none',
  width: 14,
  height: 14,
  border: '2px solid color-mix(in srgb, currentColor 35%, transparent)',
  borderBlockStartColor: 'currentColor',
  borderRadius: '50%',
  animation: `${turn} 1s linear infinite`,
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})

/** Nothing was found, or the search failed. */
export const state = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[1],
  padding: `36px ${vars.space[6]}`,
  textAlign: 'center',
})

export const emptyDrawing = style([
  icon,
  {
    width: 72,
    height: 48,
    marginBlockEnd: vars.space[3],
    color: vars.color.line.control,
    strokeDasharray: '4 4',
    strokeLinecap: 'butt',
    strokeWidth: 1,
  },
])

export const failedIcon = style([icon, { width: 32, height: 32, marginBlockEnd: vars.space[3], color: vars.color.danger.text }])

export const stateText = style({ maxWidth: '26em', color: vars.color.text.muted })

export const retry = style([
  button,
  {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space[2],
    marginBlockStart: vars.space[3],
    padding: '0 14px',
    borderColor: vars.color.line.strong,
    background: vars.color.bg.raised,
  },
])

export const hints = style({
  display: 'flex',
  flex: 'none',
  flexWrap: 'wrap',
  gap: vars.space[5],
  padding: `${vars.space[2]} ${vars.space[5]}`,
  borderBlockStart: `1px solid ${vars.color.line.base}`,
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  '@media': { [media.touch]: { display: 'none' } },
})

globalStyle(`${hints} > span`, { display: 'flex', alignItems: 'center', gap: 6 })
