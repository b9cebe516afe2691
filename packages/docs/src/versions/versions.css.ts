import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-top', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[4],
})

globalStyle('.doc-versions', { position: 'relative', marginInlineStart: 'auto', fontSize: vars.text[13] })
globalStyle('.doc-versions summary', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[2],
  minBlockSize: '32px',
  paddingInline: vars.space[3],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[2],
  cursor: 'pointer',
  listStyle: 'none',
  '@media': { [media.touch]: { minBlockSize: '44px' } },
})
globalStyle('.doc-versions summary::-webkit-details-marker', { display: 'none' })
globalStyle('.doc-versions summary::after', {
  content: '',
  inlineSize: '6px',
  blockSize: '6px',
  marginBlockStart: '-3px',
  borderInlineEnd: '1.5px solid currentColor',
  borderBlockEnd: '1.5px solid currentColor',
  transform: 'rotate(45deg)',
})
globalStyle('.doc-versions summary:hover', { borderColor: vars.color.accent.text })
globalStyle('.doc-versions nav', {
  position: 'absolute',
  zIndex: 2,
  insetInlineEnd: 0,
  insetBlockStart: '100%',
  minInlineSize: '200px',
  marginBlockStart: vars.space[1],
  padding: vars.space[1],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[3],
  background: vars.color.bg.page,
})
globalStyle('.doc-versions a', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[3],
  minBlockSize: '36px',
  paddingInline: vars.space[3],
  borderRadius: vars.radius[2],
  '@media': { [media.touch]: { minBlockSize: '44px' } },
})
globalStyle('.doc-versions a:hover', { color: vars.color.accent.text })
globalStyle('.doc-versions [aria-current]', { color: vars.color.accent.text, fontWeight: vars.weight.medium })
globalStyle('.doc-versions small', { color: vars.color.text.subtle, fontSize: vars.text[12], fontWeight: vars.weight.regular })

globalStyle('.doc-old', {
  marginBlockStart: vars.space[2],
  padding: `${vars.space[3]} ${vars.space[4]}`,
  borderInlineStart: `3px solid ${vars.color.warning.text}`,
  borderRadius: vars.radius[2],
  background: vars.color.warning.soft,
})
globalStyle('.doc-old a', { color: vars.color.accent.text, textDecoration: 'underline', textUnderlineOffset: '4px' })
