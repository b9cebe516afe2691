import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

/** The place of the demo while it is edited. */
export const panel = style({
  position: 'relative',
  blockSize: '520px',
  borderRadius: `calc(${vars.radius[3]} - 1px)`,
  overflow: 'hidden',
  background: vars.color.bg.page,
  '@media': { [media.mobile]: { blockSize: '720px' } },
})

export const frame = style({ display: 'block', inlineSize: '100%', blockSize: '100%', border: 0 })

/** Covers the frame until it is ready. */
export const cover = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignContent: 'center',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[3],
  padding: vars.space[6],
  background: vars.color.bg.page,
  color: vars.color.text.muted,
  fontSize: vars.text[14],
  lineHeight: vars.leading[14],
  selectors: { '&[hidden]': { display: 'none' } },
})

/** Next to the class of the article's buttons, which sets the display. */
export const action = style({ selectors: { '&[hidden]': { display: 'none' } } })

export const message = style({ inlineSize: '100%', margin: 0, textAlign: 'center' })
