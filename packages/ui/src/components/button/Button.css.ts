import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/vars.css.ts'

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  padding: '0 14px',
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.raised,
  color: vars.color.text.base,
  fontSize: vars.text[14],
  lineHeight: '20px',
  whiteSpace: 'nowrap',
  transition: `background-color ${vars.motion.fast}, border-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&:disabled, &[aria-disabled="true"]': { cursor: 'not-allowed' },
    '&:disabled': { opacity: 0.5 },
  },
})

export const variants = styleVariants({
  default: {},
  primary: {
    background: vars.color.accent.base,
    borderColor: vars.color.accent.base,
    color: vars.color.text.onAccent,
    fontWeight: vars.weight.medium,
    selectors: { '&:hover': { background: vars.color.accent.hover, borderColor: vars.color.accent.hover } },
  },
  quiet: { borderColor: 'transparent', background: 'none', color: vars.color.text.muted, padding: '0 10px' },
  danger: {
    color: vars.color.danger.text,
    selectors: { '&:hover': { background: vars.color.danger.soft, borderColor: vars.color.danger.text } },
  },
})

export const sizes = styleVariants({
  md: {},
  lg: { minHeight: '44px', padding: `0 ${vars.space[5]}`, fontSize: vars.text[16] },
})

export const block = style({ width: '100%' })

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: 0,
  borderRadius: vars.radius[2],
  background: 'none',
  color: 'inherit',
  transition: `background-color ${vars.motion.fast}`,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
  },
})
