// oxlint-disable-next-line typescript/triple-slash-reference -- a package that type-checks this source learns of these modules only so
/// <reference path="../../client.d.ts" />
import 'virtual:view-ui.css'
import type { Locale } from '@view-site/i18n'
import { createApp, type Component } from 'vue'
import { containNavigation } from './containNavigation.ts'
import { setLocale } from './setLocale.ts'
import { stillRouter } from './stillRouter.ts'
import { sweepOverlays } from './sweepOverlays.ts'

/** What {@link prepareDemo} needs. */
export interface PrepareDemoOptions {
  component: Component
  locale: Locale
  onError: (error: unknown, where: string) => void
}

/**
 * Makes a demo ready to mount; the function it resolves to mounts it into an element and returns how to take it off.
 * This module is the only one that imports Vue: reach it through `mountDemo`.
 */
export async function prepareDemo({ component, locale, onError }: PrepareDemoOptions): Promise<(host: HTMLElement) => () => void> {
  await setLocale(locale)
  return (host) => {
    const root = host.ownerDocument.createElement('div')
    root.className = 'vup-scope'
    host.append(root)
    const app = createApp(component)
    app.config.errorHandler = (error, _instance, where) => onError(error, where)
    Object.assign(app.config.globalProperties, { $router: stillRouter, $route: {} })
    const release = containNavigation(root)
    try {
      app.mount(root)
    } catch (error) {
      onError(error, 'mount')
    }
    return () => {
      const sweep = sweepOverlays(root.ownerDocument)
      try {
        app.unmount()
      } catch (error) {
        onError(error, 'unmount')
      }
      release()
      root.remove()
      sweep()
    }
  }
}
