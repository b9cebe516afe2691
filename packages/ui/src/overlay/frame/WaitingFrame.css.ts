import { keyframes, style, styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

const pulse = keyframes({ from: { opacity: 0.55 } })

export const rows = style({
  display: 'grid',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  animation: `${pulse} 1.2s ease-in-out infinite alternate`,
})

const bar = { content: '""', borderRadius: vars.radius[1], background: vars.color.line.base }
const label = { ...bar, width: '6em', height: 12, marginBlock: `calc((${vars.leading[13]} - 12px) / 2)` }
const box = `max(40px, ${vars.size.control})`

/** A label above a box of a height, as in the fields of forms. */
const labelled = (height: string) =>
  style({ display: 'grid', gap: vars.space[1], '::before': label, '::after': { ...bar, height, borderRadius: vars.radius[2] } })

const field = labelled(box)

/** Each kind of row is as high as the part of the form that it replaces. */
export const row = styleVariants({
  field: [field],
  hinted: [field, { paddingBlockEnd: `calc(${vars.leading[13]} + ${vars.space[1]})` }],
  // The button in the box is as high as a control, and the box has a border.
  password: [labelled(`max(40px, ${vars.size.control} + 2px)`)],
  area: [labelled(`calc(3 * ${vars.leading[14]} + 2 * ${vars.space[2]} + 2px)`)],
  control: [
    {
      display: 'grid',
      marginBlockStart: `calc(-1 * ${vars.space[4]})`,
      '::after': { ...bar, width: '12em', height: vars.size.control, borderRadius: vars.radius[2] },
    },
  ],
  button: [{ display: 'grid', '::after': { ...bar, height: 44, borderRadius: vars.radius[2] } }],
  submit: [{ display: 'grid', marginBlockStart: vars.space[1], '::after': { ...bar, height: 44, borderRadius: vars.radius[2] } }],
  line: [{ display: 'grid', '::after': { ...label, width: '60%' } }],
  film: [
    {
      display: 'grid',
      marginBlockStart: `calc(${vars.space[3]} - ${vars.space[4]})`,
      '::after': { ...bar, aspectRatio: '16 / 9', maxBlockSize: 'max(180px, calc(100dvh - 240px))', borderRadius: vars.radius[2] },
    },
  ],
  caption: [
    {
      display: 'grid',
      height: vars.leading[14],
      marginBlockStart: `calc(${vars.space[2]} - ${vars.space[4]})`,
      '::after': { ...label, width: '60%' },
      '@media': { [media.mobile]: { height: `calc(2 * ${vars.leading[14]})` } },
    },
  ],
})
