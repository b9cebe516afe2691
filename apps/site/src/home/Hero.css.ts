import { keyframes, style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const hero = style({
  paddingBlockStart: '72px',
  '@media': { [media.tablet]: { paddingBlockStart: '56px' }, [media.mobile]: { paddingBlockStart: vars.space[10] } },
})

export const head = style({
  display: 'grid',
  gridTemplateColumns: '14fr 10fr',
  alignItems: 'end',
  paddingBlockEnd: vars.space[12],
  // A browser may paint while the page arrives: the headline moves down as the buttons next to it come.
  selectors: { '&:not(:has(+ *))': { visibility: 'hidden' } },
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[6] },
    [media.mobile]: { paddingBlockEnd: vars.space[8] },
  },
})

export const headline = style({ fontSize: vars.text[56], lineHeight: vars.leading[56], letterSpacing: '-.01em' })

const blink = keyframes({ '0%, 49%': { opacity: 1 }, '50%, 100%': { opacity: 0 } })

/** The headline looks like two lines of a file: line numbers are outside the grid, a caret follows the last line. */
export const line = style({
  display: 'block',
  position: 'relative',
  selectors: {
    '&::before': {
      // The number is not read out; browsers without that syntax take the first value.
      content: ['attr(data-n)', 'attr(data-n) / ""'],
      position: 'absolute',
      insetInlineEnd: `calc(100% + ${vars.space[6]})`,
      font: `${vars.weight.regular} ${vars.text[16]}/${vars.leading[56]} ${vars.font.mono}`,
      color: vars.color.text.subtle,
    },
    '&:last-child::before': { color: vars.color.accent.text, fontWeight: vars.weight.bold },
    '&:last-child::after': {
      content: '""',
      display: 'inline-block',
      inlineSize: '3px',
      blockSize: '.86em',
      marginInlineStart: '.02em',
      verticalAlign: '-.08em',
      background: vars.color.brand,
      animation: `${blink} 1s step-end 3`,
    },
  },
  '@media': {
    '(max-width: 1320px)': { selectors: { '&::before': { display: 'none' } } },
    [media.reducedMotion]: { selectors: { '&:last-child::after': { animation: 'none' } } },
  },
})

export const lead = style({
  maxWidth: '26em',
  fontSize: vars.text[18],
  lineHeight: vars.leading[18],
  color: vars.color.text.muted,
  '@media': { [media.mobile]: { fontSize: vars.text[16], lineHeight: vars.leading[16] } },
})

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space[3],
  marginBlockStart: vars.space[6],
  // Both buttons are in one row of a window of 390 px, in English too.
  '@media': { [media.mobile]: { columnGap: vars.space[2] } },
})
