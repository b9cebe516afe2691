import { startCutTitles } from '../common/startCutTitles.ts'
import { createLayoutCore } from '../core/createLayoutCore.ts'
import type { CreateLayoutOptions, Layout } from '../core/Layout.ts'
import { startRouteAnnouncer } from '../navigation/startRouteAnnouncer.ts'
import { followTabs } from '../tabs/followTabs.ts'

/** Makes a layout. Nothing outside the object is touched before `start()`, which `AppLayout` calls. */
export function createLayout(options: CreateLayoutOptions): Layout {
  return createLayoutCore(options, (layout, tabs) => {
    const stops = [followTabs(layout, tabs, options.tabs), startRouteAnnouncer(layout), startCutTitles()]
    return () => stops.forEach((stop) => stop())
  })
}
