import { style } from '@vanilla-extract/css'
import { media, vars } from '@view-site/ui/theme'

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 264px',
  alignItems: 'start',
  gap: vars.space[4],
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
})

export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 240px), 1fr))',
  gap: `${vars.space[4]} ${vars.space[5]}`,
})

export const wide = style({ gridColumn: '1 / -1' })

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space[2], marginBlockStart: vars.space[5] })

export const facts = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(160px, 1fr))', gap: vars.space[4] })

export const factName = style({ color: vars.color.text.subtle, fontSize: vars.text[12], lineHeight: vars.leading[12] })

export const factValue = style({ margin: 0 })

export const readOnly = style({ marginBlockStart: vars.space[5], color: vars.color.text.muted, fontSize: vars.text[14] })

export const label = style({ display: 'grid', justifyItems: 'center', gap: vars.space[3], margin: 0, textAlign: 'center' })

export const labelText = style({ color: vars.color.text.muted, fontSize: vars.text[13], lineHeight: vars.leading[13] })
