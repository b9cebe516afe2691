import pages from 'virtual:view-docs/renderers'
import type { RenderSnapshot } from '@view-site/static-site/build'
import type { RenderDemo } from '../demos/DemoPort.ts'
import { demoFolders } from './demoFolders.ts'

/** The demos of a page by name: loaders of the module that renders them, and of the file itself. */
export type RenderedDemos = Readonly<Record<string, readonly [() => Promise<{ render: RenderDemo }>, () => Promise<{ default: unknown }>]>>

/** Renders a demo to HTML; `undefined` if its port cannot. */
export const renderSnapshot: RenderSnapshot = async ({ page, name, locale }) => {
  const folder = demoFolders(page).find((one) => pages[one])
  const found = folder === undefined ? undefined : (await pages[folder]?.())?.default[name]
  if (!found) return undefined
  const [renderer, load] = found
  const { render } = await renderer()
  return render(load, { name, locale })
}
