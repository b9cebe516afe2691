import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const page = style({ paddingBlock: `${vars.space[6]} ${vars.space[16]}` })

export const back = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  minHeight: vars.size.control,
  marginBlockEnd: vars.space[3],
  '@media': { [media.touch]: { minHeight: '44px' } },
})

export const kind = style({ color: vars.color.text.muted })

/** 14 + 10 of the 24 columns. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: '14fr 10fr',
  gridTemplateAreas: '"pictures offer" "includes offer"',
  gridTemplateRows: 'auto 1fr',
  gap: `${vars.space[8]} 50px`,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      gridTemplateRows: 'auto',
      gridTemplateAreas: '"pictures" "offer" "includes"',
      gap: vars.space[6],
    },
  },
})

export const pictures = style({ gridArea: 'pictures', minWidth: 0 })

export const offer = style({ gridArea: 'offer', minWidth: 0 })

export const includes = style({ gridArea: 'includes', minWidth: 0 })

export const title = style({ fontSize: vars.text[30], lineHeight: vars.leading[30] })

export const summary = style({
  marginBlock: `${vars.space[2]} ${vars.space[6]}`,
  color: vars.color.text.muted,
  fontSize: vars.text[16],
  lineHeight: vars.leading[16],
})

export const heading = style({ marginBlockEnd: vars.space[3], fontSize: vars.text[20], lineHeight: vars.leading[20] })
