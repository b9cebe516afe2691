import { vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-top', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space[4],
})

globalStyle('.doc-versions', { marginInlineStart: 'auto', '@media': { print: { display: 'none' } } })
globalStyle('.doc-versions button', { anchorName: '--doc-versions' })
globalStyle('.doc-versions button::after', {
  content: '',
  inlineSize: '6px',
  blockSize: '6px',
  marginBlockStart: '-3px',
  border: 'solid currentColor',
  borderWidth: '0 1.5px 1.5px 0',
  transform: 'rotate(45deg)',
})
globalStyle('.doc-versions nav', {
  minInlineSize: '200px',
  padding: vars.space[1],
  border: `1px solid ${vars.color.line.strong}`,
  borderRadius: vars.radius[2],
  background: vars.color.bg.page,
  color: 'inherit',
  // In other browsers it is in the middle of the window.
  '@supports': {
    '(position-area: end)': {
      inset: 'auto',
      margin: `${vars.space[1]} 0`,
      positionAnchor: '--doc-versions',
      positionArea: 'block-end span-inline-start',
      positionTryFallbacks: 'flip-block',
    },
  },
})
globalStyle('.doc-versions a', {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[3],
  minBlockSize: vars.size.control,
  paddingInline: vars.space[3],
  fontSize: vars.text[14],
})
globalStyle('.doc-versions a:hover, .doc-versions [aria-current]', { color: vars.color.accent.text })
globalStyle('.doc-versions small', { color: vars.color.text.subtle })
globalStyle('.doc-old a', { color: vars.color.accent.text, textDecoration: 'underline' })
