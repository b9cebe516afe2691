// Measures the demos of a served site and writes `demos/heights.json` next to them, so that a page reserves the height of each demo:
//   pnpm --filter @view-site/docs measure http://127.0.0.1:4300 ../../content [route …]
import { writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { visitorsChromium as options } from '@view-site/playwright-config'
import { chromium, type Page } from 'playwright'

import { createCollection, type DemoHeight } from '../src/compile/index.ts'

const widths = { wide: 1440, narrow: 390 }
const [address = 'http://127.0.0.1:4300', content = '../../content', ...only] = process.argv.slice(2)

await measureDemos()

async function measureDemos(): Promise<void> {
  const collection = await createCollection({ root: resolve(content), lastUpdated: new Map() })
  const browser = await chromium.launch(options)
  try {
    const tab = await browser.newPage()
    for (const { id, path, folder } of collection.pages) {
      const { page } = await collection.read(id, 'zh-CN')
      if (Object.keys(page.demos ?? {}).length === 0 || (only.length > 0 && !only.includes(path))) continue
      const wide = await heightsAt(tab, path, widths.wide)
      const narrow = await heightsAt(tab, path, widths.narrow)
      const heights = Object.fromEntries(
        [...wide].map(([name, height]): [string, DemoHeight] => [name, [height, narrow.get(name) ?? height]]),
      )
      await writeFile(
        join(folder, 'demos', 'heights.json'),
        `${JSON.stringify(heights, null, 2).replaceAll(/\[\s+(\d+),\s+(\d+)\s+\]/g, '[$1, $2]')}\n`,
      )
      process.stdout.write(`${path}: ${wide.size} demos\n`)
    }
  } finally {
    await browser.close()
  }
}

/** Heights of a page's demos at a width of the window, once each of them runs. */
async function heightsAt(tab: Page, path: string, width: number): Promise<Map<string, number>> {
  await tab.setViewportSize({ width, height: 900 })
  await tab.goto(`${address}${path}`)
  const demos = tab.locator('[data-demo]')
  // A development server draws the page when its script has come.
  await demos.first().waitFor()
  const heights = new Map<string, number>()
  for (let index = 0; index < (await demos.count()); index += 1) {
    const demo = demos.nth(index)
    await demo.scrollIntoViewIfNeeded()
    await demo.and(tab.locator('[data-state="running"]')).waitFor()
    // Pictures and measured columns settle after the demo has mounted.
    await tab.waitForTimeout(500)
    const name = await demo.getAttribute('data-name')
    const box = await demo.locator('.doc-host').boundingBox()
    if (name && box) heights.set(name, Math.round(box.height))
  }
  return heights
}
