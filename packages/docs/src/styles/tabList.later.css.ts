import { media, vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-seg', { display: 'inline-flex', gap: vars.space[1], borderBlockEnd: `1px solid ${vars.color.line.base}` })
globalStyle('.doc-seg button', {
  position: 'relative',
  minBlockSize: '36px',
  padding: `0 ${vars.space[3]}`,
  border: 0,
  background: 'none',
  color: vars.color.text.muted,
  '@media': { [media.touch]: { minBlockSize: '44px' } },
})
globalStyle('.doc-seg button:hover', { color: vars.color.text.base })
globalStyle('.doc-seg [aria-selected="true"], .doc-seg [aria-selected="true"]:hover', {
  color: vars.color.accent.text,
  fontWeight: vars.weight.medium,
})
globalStyle('.doc-seg [aria-selected="true"]::after', {
  content: '',
  position: 'absolute',
  inset: 'auto 0 -1px',
  blockSize: '2px',
  background: 'currentColor',
})
globalStyle('.doc-seg small', {
  color: vars.color.text.subtle,
  font: `${vars.text[12]}/1 ${vars.font.mono}`,
})
