import { mkdir, stat } from 'node:fs/promises'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { locales } from '@view-site/platform/locale'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { serveStarter } from '@view-site/test-servers'
import { chromium } from 'playwright'
import { pictures } from './films/pictures.ts'
import { startSite } from './src/startSite.ts'
import { takePicture } from './src/takePicture.ts'

const { values: options } = parseArgs({
  options: {
    /** Only this picture. */
    only: { type: 'string' },
    /** Output folder. @default the site's static files */
    to: { type: 'string', default: resolve(import.meta.dirname, '../../apps/site/public/pictures') },
  },
})

/** Takes the pictures, each in both languages, and prints the written files. */
async function main(): Promise<void> {
  const selected = pictures.filter(({ name }) => options.only === undefined || name === options.only)
  if (selected.length === 0)
    throw new Error(`Unknown picture ${options.only}. The pictures are: ${pictures.map(({ name }) => name).join(', ')}.`)
  await mkdir(options.to, { recursive: true })
  const [browser, site] = await Promise.all([chromium.launch(launchOptions), startSite()])
  const starter = await serveStarter()
  const origins = { site: site.origin, starter: starter.origin }
  try {
    for (const picture of selected)
      for (const locale of locales) {
        const file = join(options.to, `${picture.name}.${locale}.webp`)
        await takePicture(picture, { browser, origin: origins[picture.app], locale, file })
        process.stdout.write(`${relative(process.cwd(), file)}: ${Math.round((await stat(file)).size / 1024)} KB\n`)
      }
  } finally {
    await Promise.all([browser.close(), site.close(), starter.close()])
  }
}

await main()
