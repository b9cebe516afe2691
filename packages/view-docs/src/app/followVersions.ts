import type { App } from './App.ts'
import { updateMenus } from './createApp.ts'
import { versionAt } from './site/versions.ts'

/** Updates the menus when a navigation leads to another version. */
export function followVersions({ router, layout, locale }: App): void {
  router.subscribe('onBeforeRouteMount', ({ fromLocation, toLocation: { pathname } }) => {
    if (versionAt(fromLocation?.pathname ?? pathname) !== versionAt(pathname)) updateMenus(layout, locale, pathname)
  })
}
