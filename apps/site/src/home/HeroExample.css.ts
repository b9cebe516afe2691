import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'
import { pinMarkRule, pinRule } from '../lines/pinRules.ts'

export const example = style({
  position: 'relative',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.sunken,
})

// Popups of the demo may extend beyond the sheet, so nothing is clipped here: each corner is rounded by itself.
export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 14fr) minmax(0, 10fr)',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const mat = style({
  paddingInline: vars.space[4],
  paddingBlockEnd: vars.space[4],
  borderStartStartRadius: vars.radius[3],
  '@media': { [media.mobile]: { paddingInline: vars.space[2], paddingBlockEnd: vars.space[2] } },
})

/** As high as the demo, so that the layout does not shift when it loads. */
export const sheet = style({
  minBlockSize: '432px',
  padding: `28px ${vars.space[6]} ${vars.space[6]}`,
  '@media': { [media.mobile]: { minBlockSize: '560px', padding: `${vars.space[5]} ${vars.space[3]}` } },
})

/** What is drawn of the demo and the demo itself are at the same place. */
export const stage = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', alignItems: 'start' })

export const demo = style({ gridArea: '1 / 1', minInlineSize: 0 })

/** A click on it is held until the demo runs (`holdDemoPresses`), which marks the snapshot as busy. */
export const drawn = style({
  gridArea: '1 / 1',
  minInlineSize: 0,
  selectors: { '&:has(> [aria-busy])': { cursor: 'progress', opacity: 0.5 } },
})

export const skeleton = style({ gridArea: '1 / 1', selectors: { [`${drawn}:not(:empty) + &`]: { display: 'none' } } })

export const code = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  borderInlineStart: `1px solid ${vars.color.line.strong}`,
  borderStartEndRadius: vars.radius[3],
  background: vars.color.code.bg,
  color: vars.color.code.text,
  '@media': { [media.tablet]: { borderInlineStart: 0, borderBlockStart: `1px solid ${vars.color.line.strong}` } },
})

export const codeHead = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  minBlockSize: '40px',
  paddingInline: `${vars.space[4]} ${vars.space[2]}`,
  font: `${vars.text[12]}/${vars.leading[12]} ${vars.font.mono}`,
  color: vars.color.text.subtle,
  // A browser may paint while the page arrives: the button grows as long as its label is not there.
  selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } },
})

export const lines = style({
  flex: 1,
  overflowX: 'auto',
  paddingBlockEnd: vars.space[3],
  font: `${vars.text[13]}/22px ${vars.font.mono}`,
  tabSize: 2,
  // Code is written left to right in every language.
  direction: 'ltr',
})

export const line = style({
  display: 'block',
  minInlineSize: 'max-content',
  paddingInlineEnd: vars.space[4],
  whiteSpace: 'pre',
  transition: `background-color ${vars.motion.fast}`,
  '::before': {
    content: ['attr(data-n)', 'attr(data-n) / ""'],
    display: 'inline-block',
    boxSizing: 'border-box',
    inlineSize: vars.size.gutter,
    paddingInlineEnd: vars.space[4],
    textAlign: 'end',
    color: vars.color.text.subtle,
    userSelect: 'none',
  },
})

export const highlightedLine = style([
  line,
  {
    background: vars.color.accent.soft,
    boxShadow: `inset 2px 0 0 ${vars.color.brand}`,
    '::before': { color: vars.color.accent.text, fontWeight: vars.weight.bold },
  },
])

/** Classes of the highlighter's tokens: keyword, string, tag, attribute, comment, number. */
export const token = styleVariants({
  k: { color: vars.color.code.keyword },
  s: { color: vars.color.code.string },
  t: { color: vars.color.code.tag },
  a: { color: vars.color.code.attr },
  c: { color: vars.color.code.comment },
  n: { color: vars.color.code.number },
})

export const pin = style(pinRule)

export const pinMark = style(pinMarkRule)

const draw = keyframes({ from: { strokeDashoffset: 1 }, to: { strokeDashoffset: 0 } })

export const leader = style({
  position: 'absolute',
  inset: 0,
  zIndex: 3,
  inlineSize: '100%',
  blockSize: '100%',
  pointerEvents: 'none',
  fill: 'none',
  stroke: vars.color.brand,
  strokeWidth: 1.5,
  strokeDasharray: 1,
  animation: `${draw} ${vars.motion.base} ${vars.motion.ease}`,
  '@media': { [media.tablet]: { display: 'none' }, [media.reducedMotion]: { animation: 'none' } },
})

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[6]}`,
  padding: `${vars.space[2]} ${vars.space[4]}`,
  borderBlockStart: `1px solid ${vars.color.line.strong}`,
  borderRadius: `0 0 ${vars.radius[3]} ${vars.radius[3]}`,
  background: vars.color.bg.page,
  color: vars.color.text.muted,
  fontSize: vars.text[13],
})

export const footActions = style({ display: 'flex', gap: vars.space[1] })
