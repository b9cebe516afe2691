import { vars } from '@view-site/ui/theme'
import { globalStyle } from '@vanilla-extract/css'

// A jump to a heading leaves 72 px above it, to a heading over API tables 140 px.
globalStyle('[data-api-anchor]', { scrollMarginBlockStart: '68px' })

globalStyle('.doc-hash', { marginInlineStart: vars.space[2], color: vars.color.text.subtle, fontWeight: vars.weight.regular, opacity: 0 })
globalStyle('.doc-hash::before', { content: '#' })
globalStyle(':is(h2, h3, h4, h5, h6, li):hover > .doc-hash', { opacity: 1 })
