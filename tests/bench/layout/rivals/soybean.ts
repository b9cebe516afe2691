import { createApp } from 'vue'
import type { Shell } from '../Shell.ts'
import { createAddress } from '../shells/address.ts'
import SoybeanLayout from './SoybeanLayout.vue'

/** The layout of SoybeanAdmin with the menu of Naive UI, as that template has them. */
const shell: Shell = {
  collapse: '[aria-label="Toggle sider"]',
  mount(host, menu) {
    const address = createAddress(menu[0]?.pages[0]?.path ?? '/')
    createApp(SoybeanLayout, { address, menu }).mount(host)
  },
}

Object.assign(globalThis, { shell })
