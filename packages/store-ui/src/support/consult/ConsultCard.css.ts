import { style } from '@vanilla-extract/css'
import { qrCodeFrame } from '@view-site/ui/qr-code'
import { media, vars } from '@view-site/ui/theme'

export const card = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space[2],
  textAlign: 'center',
})

/** The card in a dialog, below a sentence. */
export const belowText = style({ marginBlockStart: vars.space[4] })

// Composed here: the card itself has to do without that entry, which draws QR codes.
export const codeFrame = style([qrCodeFrame])

/** Whole pixels for each module. */
export const code = style({ shapeRendering: 'crispEdges' })

export const head = style({ marginBlockEnd: vars.space[5] })

export const title = style({ fontSize: vars.text[30], lineHeight: vars.leading[30] })

export const lead = style({
  marginBlockStart: vars.space[1],
  color: vars.color.text.muted,
  fontSize: vars.text[16],
  lineHeight: vars.leading[16],
})

export const direct = style({ '@media': { [media.touch]: { display: 'inline-flex', alignItems: 'center', minHeight: '44px' } } })

export const note = style({ color: vars.color.text.subtle, fontSize: vars.text[12], lineHeight: vars.leading[12] })

export const hours = style({ marginBlockStart: vars.space[2] })

/** Reserves the height of its text, which is added later. */
export const state = style({ minBlockSize: vars.leading[12] })

export const actions = style({ display: 'grid', gap: vars.space[2], width: '100%', marginBlockStart: vars.space[3] })
