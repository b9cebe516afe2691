import { vars } from '@view-site/ui/theme'
import { style } from '@vanilla-extract/css'
import { hiddenAttribute } from './announcementNames.ts'

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '44px',
  paddingInline: vars.space[4],
  borderBlockEnd: `1px solid ${vars.color.accent.line}`,
  background: vars.color.accent.soft,
  fontSize: vars.text[14],
  lineHeight: '20px',
  selectors: { [`:root[${hiddenAttribute}] &`]: { display: 'none' } },
  '@media': { print: { display: 'none' } },
})

export const text = style({
  flex: 1,
  minInlineSize: 0,
  margin: 0,
  paddingBlock: vars.space[2],
  textAlign: 'center',
  textWrap: 'balance',
  overflowWrap: 'anywhere',
})
