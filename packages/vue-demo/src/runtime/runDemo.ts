// oxlint-disable-next-line typescript/triple-slash-reference -- a package that type-checks this source learns of these modules only so
/// <reference path="../../client.d.ts" />
import 'virtual:view-ui.css'
import type { Locale } from '@view-site/i18n'
import { createApp, type Component, type Plugin } from 'vue'
import { containNavigation } from './containNavigation.ts'
import { setLocale } from './setLocale.ts'
import { stillRouter } from './stillRouter.ts'
import { sweepOverlays } from './sweepOverlays.ts'

/** What {@link runDemo} needs. */
export interface RunDemoOptions {
  component: Component
  host: HTMLElement
  locale: Locale
  /** What the component's app is given besides: a library whole, for code that imports nothing of it. @default [] */
  plugins?: readonly Plugin[]
  onError: (error: unknown, where: string) => void
}

/**
 * Mounts a demo into an element and returns how to take it off.
 * This module is the only one that imports Vue: reach it through `mountDemo`.
 */
export function runDemo({ component, host, locale, plugins = [], onError }: RunDemoOptions): () => void {
  setLocale(locale)
  const root = host.ownerDocument.createElement('div')
  root.className = 'vup-scope'
  host.append(root)
  const app = createApp(component)
  app.config.errorHandler = (error, _instance, where) => onError(error, where)
  Object.assign(app.config.globalProperties, { $router: stillRouter, $route: {} })
  for (const plugin of plugins) app.use(plugin)
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
    // Engine and library hold on to a component here and there: with this it would hold the page it was on.
    app.config.errorHandler = forget
    release()
    root.remove()
    sweep()
  }
}

/** What a demo still throws when it has been taken off is nobody's. */
function forget(): void {}
