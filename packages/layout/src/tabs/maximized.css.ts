import { globalStyle } from '@vanilla-extract/css'
import { layoutTop, middle, root } from '../shell/Shell.css.ts'

// The page of a maximized tab fills the window below the tab bar.
for (const around of ['> header', '> footer', 'nav[id]']) globalStyle(`:root[data-maximized] ${root} ${around}`, { display: 'none' })
globalStyle(`:root[data-maximized] ${middle.withSider}`, { gridTemplateColumns: 'minmax(0, 1fr)' })
globalStyle(`:root[data-maximized] ${root}`, { vars: { [layoutTop]: '0px' } })
