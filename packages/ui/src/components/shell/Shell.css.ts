import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { vars } from '../../theme/vars.css.ts'

export const shell = style({
  width: `min(100% - 48px, ${vars.size.shell})`,
  marginInline: 'auto',
  '@media': { [media.mobile]: { width: 'calc(100% - 32px)' } },
})
