import { media, vars } from '@view-site/ui/theme'
import { globalKeyframes, globalStyle } from '@vanilla-extract/css'

globalStyle('.doc-picture', { position: 'relative', inlineSize: 'fit-content', maxInlineSize: '100%', margin: `${vars.space[4]} 0` })
globalStyle('.doc-picture img', { display: 'block', border: `1px solid ${vars.color.line.base}` })
globalStyle('.doc-picture > figcaption', {
  marginBlockStart: vars.space[2],
  color: vars.color.text.muted,
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
})
globalStyle('.doc-picture:has(> .doc-zoom) img', { cursor: 'zoom-in' })
globalStyle('.doc-picture > .doc-zoom', {
  position: 'absolute',
  insetBlockStart: vars.space[2],
  insetInlineEnd: vars.space[2],
  inlineSize: vars.size.control,
  padding: 0,
  borderColor: vars.color.line.strong,
  background: vars.color.bg.raised,
  // Shown on hover and keyboard focus, and always on touch devices.
  '@media': { [media.hover]: { opacity: 0 }, [media.touch]: { inlineSize: '44px', minBlockSize: '44px' } },
})
globalStyle('.doc-picture:is(:hover, :focus-within) > .doc-zoom', { opacity: 1 })

globalKeyframes('doc-magnify', { from: { opacity: 0, scale: 0.96 } })
globalStyle('.doc-magnified', {
  maxInlineSize: 'none',
  maxBlockSize: 'none',
  inlineSize: '100vw',
  blockSize: '100dvh',
  margin: 0,
  padding: vars.space[4],
  border: 0,
  overflow: 'auto',
  overscrollBehavior: 'contain',
  background: vars.color.bg.page,
  animation: `doc-magnify ${vars.motion.fast}`,
  cursor: 'zoom-out',
  '@media': { [media.reducedMotion]: { animation: 'none' } },
})
globalStyle('.doc-magnified[open]', { display: 'grid', placeItems: 'safe center' })
globalStyle('.doc-magnified img', {
  maxInlineSize: '100%',
  maxBlockSize: `calc(100dvh - 2 * ${vars.space[4]})`,
  inlineSize: 'auto',
  blockSize: 'auto',
  border: 0,
  // A wide picture on a phone is as high as the window, and scrolls.
  '@media': { [media.mobile]: { maxInlineSize: 'none' } },
})
globalStyle('.doc-magnified > .doc-btn', { position: 'fixed', insetBlockStart: vars.space[4], insetInlineEnd: vars.space[4] })
