import { createLayoutCore } from '../core/createLayoutCore.ts'
import type { CreateLayoutOptions, Layout } from '../core/Layout.ts'
import { attachBehavior } from '../lazy/attachBehavior.ts'
import { startRouteAnnouncer } from '../navigation/startRouteAnnouncer.ts'
import { followTabs } from '../tabs/followTabs.ts'

/** Makes a layout. Nothing outside the object is touched before `start()`, which `AppLayout` calls. */
export function createLayout(options: CreateLayoutOptions): Layout {
  return createLayoutCore(options, (layout, tabs) => {
    const stops = [
      followTabs(layout, tabs, options.tabs),
      startRouteAnnouncer(layout),
      attachBehavior(({ attachCutTitles }) => attachCutTitles()),
    ]
    return () => stops.forEach((stop) => stop())
  })
}
