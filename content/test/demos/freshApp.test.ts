import { join } from 'node:path'
import { locales, type Locale } from '@view-site/i18n/product'
import { preview } from 'vite'
import { beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import { demoModules } from '../../demoModules.ts'
import { root } from '../pages/pageApis.ts'
import { buildFreshApp, shownDemos, type PastedDemo } from './buildFreshApp.ts'
import { chineseByNature, chineseIn } from './inspect.ts'
import { processBrowser } from './processBrowser.ts'

declare global {
  /** Shows a pasted component; none takes it off. */
  var show: (name?: string) => Promise<void>
}

// What `to` of the library asks for. The links work without it, and the pages say so.
const withoutRouter = /^\[Vue warn\]: Property "\$router" was accessed/

const imported = /(?:from|import)\s+'([^']+)'/g

let demos: PastedDemo[] = []

beforeAll(async () => {
  demos = await shownDemos(inject('pages').due)
})

test('a demo imports nothing but what demos of its page may', () => {
  const others = demos.flatMap(({ name, source }) => {
    const page = name.slice(name.indexOf('/') + 1)
    const known = new Set<string>(demoModules.filter(({ pages }) => page.startsWith(pages)).map((module) => module.name))
    return [...source.matchAll(imported)].flatMap(([, module = '']) => (known.has(module) ? [] : [`${name}: ${module}`]))
  })
  expect(others).toEqual([])
})

test('[PLUS-07] a new application of the guide runs every pasted demo, in English without Chinese', { timeout: 600_000 }, async () => {
  expect(demos.length).toBeGreaterThan(inject('pages').unchanged.length === 0 ? 400 : -1)
  const folder = join(root, 'node_modules/.cache/fresh-app')
  await buildFreshApp(folder, demos)
  const server = await preview({ root: folder, configFile: false, preview: { host: '127.0.0.1', port: 0 } })
  onTestFinished(() => server.close())
  const address = server.resolvedUrls?.local[0] ?? ''
  const faults = await Promise.all(locales.map((locale) => faultsIn(address, locale)))
  expect(faults.flat()).toEqual([])
})

/** Runs the demos of one language in a page: a demo installs Vue Router, which an application can do once. */
async function faultsIn(address: string, locale: Locale): Promise<string[]> {
  const browser = await processBrowser()
  const page = await browser.newPage()
  onTestFinished(() => page.close())
  const said: string[] = []
  page.on('console', (message) => void (['error', 'warning'].includes(message.type()) && said.push(message.text())))
  page.on('pageerror', (error) => said.push(String(error)))
  await page.goto(address)
  const faults: string[] = []
  for (const { name } of demos.filter((demo) => demo.name.startsWith(`${locale}/`))) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as in one app
    const { isEmpty, text } = await page
      .evaluate(async (one) => {
        await globalThis.show(one)
        const seen = { isEmpty: document.querySelector('#app')?.childElementCount === 0, text: document.body.innerText }
        // Cascader lays out its list some ticks after it got a value, and throws where it is gone by then.
        await new Promise((resolve) => setTimeout(resolve))
        await globalThis.show()
        return seen
      }, name)
      .catch((error: unknown) => {
        throw new Error(`${name} throws in a new application.`, { cause: error })
      })
    if (isEmpty) faults.push(`${name} shows nothing`)
    const strange = said.splice(0).filter((line) => !withoutRouter.test(line))
    if (locale === 'en-US' && !name.includes(`/${chineseByNature}/`)) strange.push(...chineseIn(text))
    faults.push(...strange.map((line) => `${name}: ${line}`))
  }
  return faults
}
