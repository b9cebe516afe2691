import type { ArticlePorts, DemoRequest } from '@view-site/docs'
import type { MountDemo } from '../demos/DemoPort.ts'
import { demoFolders } from './demoFolders.ts'

/** The demos of a page by name: loaders of the runtime that mounts them, and of the file itself. */
export type PageDemos = Readonly<Record<string, readonly [() => Promise<{ mount: MountDemo }>, () => Promise<{ default: unknown }>]>>

/** Mounts a live demo. Returns a cleanup function. */
export const mountPort: NonNullable<ArticlePorts['demos']>['mount'] = (host, demo, { onReady, onError }) => {
  let dispose: (() => void) | undefined
  let isDisposed = false
  const start = async () => {
    const found = (await pageDemos(demo))?.[demo.name]
    if (!found) throw new Error(`There is no demo "${demo.name}" on ${demo.page} in this build.`)
    const [runtime, load] = found
    const { mount } = await runtime()
    if (!isDisposed) dispose = mount(host, load, { name: demo.name, locale: demo.locale, onReady, onError })
  }
  start().catch((error: unknown) => isDisposed || onError(error))
  return () => {
    isDisposed = true
    dispose?.()
  }
}

/** Loads the demos of a page. A built page names their module, so that a changed demo does not change the hashes of the application. */
async function pageDemos({ page, module }: DemoRequest): Promise<PageDemos | undefined> {
  if (import.meta.env.DEV) {
    const { default: pages } = await import('virtual:view-docs/demos')
    const folder = demoFolders(page).find((folder) => pages[folder])
    return folder === undefined ? undefined : (await pages[folder]?.())?.default
  }
  if (module === undefined) return undefined
  const loaded: { default: PageDemos } = await import(/* @vite-ignore */ module)
  return loaded.default
}
