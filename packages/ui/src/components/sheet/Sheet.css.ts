import { style } from '@vanilla-extract/css'
import { lightSheet } from '../../theme/lightSheet.ts'
import { vars } from '../../theme/vars.css.ts'

export const sheet = style({
  selectors: { [`${lightSheet.page} &`]: { vars: lightSheet.vars } },
  position: 'relative',
  borderRadius: vars.radius[1],
  backgroundColor: vars.sheet.bg,
  backgroundImage: `radial-gradient(${vars.sheet.grid} 1px, transparent 1px)`,
  backgroundSize: '16px 16px',
  backgroundPosition: '7px 7px',
  boxShadow: `0 0 0 1px ${vars.color.line.strong}`,
  color: vars.sheet.text,
  // Skeletons in it use its colors.
  vars: { [vars.color.line.base]: vars.sheet.line },
})
