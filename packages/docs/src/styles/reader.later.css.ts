import { vars } from '@view-site/ui/theme'
import { globalKeyframes, globalStyle } from '@vanilla-extract/css'

globalKeyframes('doc-wait', { from: { scale: '0 1' }, to: { scale: '0.9 1' } })

/** A bar at the top while the next page loads: `data-loading` is set if that takes long. */
globalStyle(':root[data-loading]::before', {
  content: "''",
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.layer.modal,
  height: 2,
  background: vars.color.accent.base,
  transformOrigin: 'left',
  animation: 'doc-wait 4s cubic-bezier(0.1, 0.7, 0.2, 1) both',
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
})
globalStyle(':root[dir="rtl"][data-loading]::before', { transformOrigin: 'right' })
