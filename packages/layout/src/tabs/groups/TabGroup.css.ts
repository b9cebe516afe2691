import { createVar, style, styleVariants } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import type { TabGroupColor } from '../../core/TabGroups.ts'
import { cutText } from '../../common/labelText.ts'

const fill = createVar()
const ink = createVar()

/** The colors of a group. */
export const tone: Record<TabGroupColor, string> = styleVariants({
  neutral: { vars: { [fill]: vars.color.bg.hover, [ink]: vars.color.text.muted } },
  accent: { vars: { [fill]: vars.color.accent.soft, [ink]: vars.color.accent.text } },
  success: { vars: { [fill]: vars.color.success.soft, [ink]: vars.color.success.text } },
  warning: { vars: { [fill]: vars.color.warning.soft, [ink]: vars.color.warning.text } },
  danger: { vars: { [fill]: vars.color.danger.soft, [ink]: vars.color.danger.text } },
})

export const item = style({ flex: 'none' })

/** A label and its tabs, joined by a line. */
export const group = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space[1],
  '::after': {
    content: '""',
    position: 'absolute',
    inset: 'auto 0 0',
    height: 2,
    borderRadius: vars.radius.full,
    background: ink,
    pointerEvents: 'none',
  },
})

export const label = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  padding: `0 ${vars.space[2]}`,
  // Seen in forced colors only, which draw no backgrounds.
  border: '1px solid transparent',
  borderRadius: vars.radius[2],
  background: fill,
  color: ink,
  fontWeight: vars.weight.medium,
  whiteSpace: 'nowrap',
  selectors: { '&:hover': { borderColor: ink } },
})

export const name = style({ ...cutText, maxWidth: 160 })

export const tabs = style({ display: 'flex', gap: vars.space[1] })

export const form = style({ display: 'grid', gap: vars.space[4], marginBlockStart: vars.space[4] })

export const color = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[2] })

/** Drawn by its border, which forced colors keep. */
export const swatch = style({ border: `6px solid ${ink}`, borderRadius: vars.radius.full })
