import { AppLayout, createLayout, layoutT, Panel, PanelAction } from '@view-site/layout'
import { zhCN } from '@view-site/layout/locales/zh-CN'
import '@view-site/ui/theme'

// What an app loads that shows the shell: the package, jotai, the theme and one language. React it has anyway.
Object.assign(globalThis, { shell: { AppLayout, createLayout, layoutT, Panel, PanelAction, zhCN } })
