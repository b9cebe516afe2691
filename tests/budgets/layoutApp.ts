import { AppLayout, createLayout, layoutT, Panel, PanelAction } from '@view-site/layout'
import { zhCN } from '@view-site/layout/locales/zh-CN'
import '@view-site/ui/theme'

// What an app that shows the shell loads: the package, jotai, the theme and one language. React is not counted.
Object.assign(globalThis, { shell: { AppLayout, createLayout, layoutT, Panel, PanelAction, zhCN } })
