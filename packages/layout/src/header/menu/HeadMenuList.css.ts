import { style } from '@vanilla-extract/css'
import { vars } from '@view-site/ui/theme'
import { labelText } from '../../common/labelText.ts'

export const heading = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[2],
  padding: `${vars.space[2]} ${vars.space[3]} ${vars.space[1]}`,
  color: vars.color.text.subtle,
  fontSize: vars.text[12],
  lineHeight: vars.leading[12],
})

export const title = style({ ...labelText, overflowWrap: 'anywhere' })

/** The larger picture of a node. */
export const cover = style({ flex: 'none', width: 72, height: 45, borderRadius: vars.radius[1], objectFit: 'cover' })
