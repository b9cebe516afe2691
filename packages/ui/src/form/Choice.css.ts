import { style } from '@vanilla-extract/css'
import { media } from '../theme/media.ts'
import { vars } from '../theme/vars.css.ts'

/** A control and its label on one line; the whole line is clickable. */
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  cursor: 'pointer',
  selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.text.subtle } },
})

/** Layout of a setting: the label first, the switch at the end. */
export const setting = style([
  choice,
  { display: 'flex', justifyContent: 'space-between', flexDirection: 'row-reverse', minHeight: '44px' },
])

export const text = style({ minWidth: 0 })

export const note = style({ display: 'block', color: vars.color.text.subtle, fontSize: vars.text[12], lineHeight: '18px' })

const control = style({
  appearance: 'none',
  position: 'relative',
  flex: 'none',
  margin: 0,
  cursor: 'inherit',
  selectors: {
    '&:disabled': { opacity: 0.5 },
    '&:focus-visible': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
})

/** System colours, which forced colours leave as they are. */
const checkedColors = {
  selectors: {
    '&:is(:checked, :indeterminate)': { borderColor: 'Highlight', background: 'Highlight' },
    '&:is(:checked, :indeterminate)::after': { background: 'HighlightText' },
  },
}

const box = style([
  control,
  {
    width: 16,
    height: 16,
    border: `1px solid ${vars.color.line.control}`,
    background: vars.color.bg.page,
    transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
    selectors: {
      '&:checked, &:indeterminate': { borderColor: vars.color.accent.base, background: vars.color.accent.base },
      '&[aria-invalid="true"]': { borderColor: vars.color.danger.text },
    },
    '@media': { [media.forcedColors]: checkedColors },
  },
])

/** The tick is a mask, so that it has the colour of text on the accent. */
const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%23000' stroke-width='2' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='m3.5 8.5 3 2.8 6-6.6'/%3E%3C/svg%3E\")"

export const checkbox = style([
  box,
  {
    borderRadius: vars.radius[1],
    selectors: {
      '&:checked::after': {
        content: '',
        position: 'absolute',
        inset: -1,
        background: vars.color.text.onAccent,
        mask: `${tick} center / 16px no-repeat`,
      },
      '&:indeterminate::after': {
        content: '',
        position: 'absolute',
        inset: '6px 3px',
        background: vars.color.text.onAccent,
        mask: 'none',
      },
    },
  },
])

export const radio = style([
  box,
  {
    borderRadius: '50%',
    selectors: {
      '&:checked::after': {
        content: '',
        position: 'absolute',
        inset: '4px',
        borderRadius: '50%',
        background: vars.color.text.onAccent,
      },
    },
  },
])

export const toggle = style([
  control,
  {
    width: 36,
    height: 20,
    borderRadius: vars.radius.full,
    background: vars.color.line.control,
    transition: `background-color ${vars.motion.fast}`,
    '::before': { content: '', position: 'absolute', inset: '-6px -4px' },
    '::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: '3px',
      insetInlineStart: '3px',
      width: 14,
      height: 14,
      borderRadius: '50%',
      background: vars.color.text.onAccent,
      transition: `translate ${vars.motion.fast} ${vars.motion.ease}`,
    },
    selectors: {
      '&:checked': { background: vars.color.accent.base },
      '&:checked::after': { translate: '16px 0' },
      '[dir="rtl"] &:checked::after': { translate: '-16px 0' },
    },
    '@media': {
      [media.reducedMotion]: { transition: 'none' },
      [media.forcedColors]: {
        border: '1px solid ButtonText',
        '::after': { insetBlockStart: '2px', insetInlineStart: '2px', background: 'ButtonText' },
        ...checkedColors,
      },
    },
  },
])

export const group = style({ display: 'grid', gap: vars.space[1], minWidth: 0, padding: 0, margin: 0, border: 0 })

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: `0 ${vars.space[6]}` })

export const stacked = style({ display: 'grid' })
