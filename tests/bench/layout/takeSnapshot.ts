import type { Browser } from 'playwright'
import { menuOf } from './menu.ts'
import type { Probes } from './probes.ts'
import type { ShellSnapshot } from './Shell.ts'

/** Reads the elements of a shell once its whole menu is rendered. */
export async function takeSnapshot(browser: Browser, { origin, items }: { origin: string; items: number }): Promise<ShellSnapshot> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  const page = await context.newPage()
  await page.goto(origin)
  const call = (probe: `${keyof Probes}()`) => page.evaluate(`probes.${probe}`)
  await page.evaluate((given) => Object.assign(globalThis, { menu: given }), menuOf(items))
  await call('mount()')
  await call('waitForLast()')
  const html = await page.evaluate(() => document.body.lastElementChild?.innerHTML ?? '')
  const open = await page.evaluate(attributesOfRoot)
  await call('collapse()')
  const collapsed = await page.evaluate(attributesOfRoot)
  await context.close()
  return { html, open, collapsed }
}

function attributesOfRoot(): Record<string, string> {
  const root = document.documentElement
  return Object.fromEntries(root.getAttributeNames().map((name) => [name, root.getAttribute(name) ?? '']))
}
