import { createApp } from 'vue'
import type { TabsShell } from '../Shell.ts'
import { createTabList } from './createTabList.ts'
import SoybeanTabs from './SoybeanTabs.vue'

/** The layout of SoybeanAdmin with its tabs, and the pages in Vue's KeepAlive. */
const tabsShell: TabsShell = {
  start(maxAlive) {
    const list = createTabList()
    createApp(SoybeanTabs, { list, maxAlive }).mount(document.body.appendChild(document.createElement('div')))
    return list
  },
}

Object.assign(globalThis, { tabsShell })
