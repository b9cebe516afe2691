import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const page = style({
  inlineSize: 'min(100% - 48px, 880px)',
  marginInline: 'auto',
  paddingBlock: `${vars.space[6]} ${vars.space[16]}`,
  '@media': { [media.mobile]: { inlineSize: `calc(100% - ${vars.space[8]})` } },
})
