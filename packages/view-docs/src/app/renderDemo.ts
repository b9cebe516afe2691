import pages from 'virtual:view-docs/renderers'
import type { RenderDemo } from '../demos/DemoPort.ts'

/** The demos of a page by name: loaders of the module that renders them, and of the file itself. */
export type RenderedDemos = Readonly<Record<string, readonly [() => Promise<{ render: RenderDemo }>, () => Promise<{ default: unknown }>]>>

/**
 * Renders a demo to HTML; `undefined` if its port cannot.
 * @param folder That of its page, relative to the content.
 */
export async function renderDemo(folder: string, name: string, locale: string): Promise<string | undefined> {
  const found = (await pages[folder]?.())?.default[name]
  if (!found) return undefined
  const [renderer, load] = found
  const { render } = await renderer()
  return render(load, { name, locale })
}
