import { createApp, type Component, type Plugin } from 'vue'
import { containNavigation } from './containNavigation.ts'
import { setLocale } from './setLocale.ts'
import { inertRouter } from './inertRouter.ts'
import { repairRoles } from './repairRoles.ts'
import { trackOverlays } from './trackOverlays.ts'

/** What {@link runDemo} needs. */
export interface RunDemoOptions {
  component: Component
  host: HTMLElement
  locale: string
  /** Plugins of the component's app: a complete library, for code that does not import from it. @default [] */
  plugins?: readonly Plugin[]
  onError: (error: unknown, where: string) => void
}

/**
 * Mounts a demo into an element and returns a function that unmounts it. The only module that imports Vue: call it through `mountDemo`.
 */
export function runDemo({ component, host, locale, plugins = [], onError }: RunDemoOptions): () => void {
  setLocale(locale)
  const root = host.ownerDocument.createElement('div')
  root.className = 'vup-scope'
  host.append(root)
  const app = createApp(component)
  app.config.errorHandler = (error, _instance, where) => onError(error, where)
  Object.assign(app.config.globalProperties, { $router: inertRouter, $route: {} })
  for (const plugin of plugins) app.use(plugin)
  app.mixin(repairRoles)
  const release = containNavigation(root)
  try {
    app.mount(root)
  } catch (error) {
    onError(error, 'mount')
  }
  return () => {
    const closeOverlays = trackOverlays(root.ownerDocument)
    try {
      app.unmount()
    } catch (error) {
      onError(error, 'unmount')
    }
    // Vue and the library keep references to some components; through this handler they would keep the host page alive.
    app.config.errorHandler = ignoreError
    release()
    root.remove()
    closeOverlays()
  }
}

/** Errors of an unmounted demo are ignored. */
function ignoreError(): void {}
