import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openSearch } from '@view-site/docs/search'
import { questions } from '@view-site/content/search-questions'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import { createIndex } from 'pagefind'
import { chromium, type Page } from 'playwright'
import { serve } from '../search/serve.ts'
import { serveSite } from '../demos/serveSite.ts'

const locales = ['zh-CN', 'en-US'] as const
type Locale = (typeof locales)[number]
/** Returns the paths of pages without their locale, best first. */
type Find = (query: string) => Promise<string[]>

/**
 * Sends real queries to the search of the built site, and to Pagefind over the same pages, and prints how often the right page comes first.
 */
async function main(): Promise<void> {
  const site = await serveSite()
  const browser = await chromium.launch(launchOptions)
  process.stdout.write('locale  questions  search    first    in the first three\n')
  for (const locale of locales) {
    // oxlint-disable no-await-in-loop -- one index after the other
    await measure(locale, 'ours', await ours(locale, site.origin))
    await measure(locale, 'Pagefind', await pagefind(locale, site.dist, await browser.newPage()))
    // oxlint-enable no-await-in-loop
  }
  await browser.close()
  site.close()
  // The service of Pagefind would keep the process running.
  process.exit()
}

async function measure(locale: Locale, name: string, find: Find): Promise<void> {
  const asked = questions[locale]
  let first = 0
  let amongThree = 0
  for (const [query, ...pages] of asked) {
    // oxlint-disable-next-line no-await-in-loop -- one query after another, as people ask
    const place = (await find(query)).findIndex((page) => pages.includes(page))
    if (place === 0) first += 1
    if (place >= 0 && place < 3) amongThree += 1
  }
  const share = (count: number) => `${((100 * count) / asked.length).toFixed(0)} %`.padStart(5)
  process.stdout.write(`${locale}  ${String(asked.length).padEnd(9)}  ${name.padEnd(8)}  ${share(first)}    ${share(amongThree)}\n`)
}

async function ours(locale: Locale, origin: string): Promise<Find> {
  const search = await openSearch({ locale, fetch: (address, init) => fetch(origin + address, init) })
  return async (query) => (await search.search(query, { limit: 3 })).pages.map(({ href }) => ownPath(href))
}

async function pagefind(locale: Locale, dist: string, page: Page): Promise<Find> {
  const { index } = await createIndex({ rootSelector: 'main', forceLanguage: locale.slice(0, 2) })
  if (!index) throw new Error('Pagefind did not start.')
  const folder = locale === 'en-US' ? join(dist, 'en-US') : dist
  for await (const file of glob('{view-ui-plus,admin-plus,admin-cloud,icrud,packages}/**/*.html', { cwd: folder })) {
    const url = `/${file.replace(/(\/index)?\.html$/, '')}`
    // Older versions have their own search.
    if (!url.startsWith('/view-ui-plus/1.')) await index.addHTMLFile({ url, content: await readFile(join(folder, file), 'utf8') })
  }
  const { files } = await index.getFiles()
  const served = await serve(
    new Map<string, Uint8Array | string>([
      ['/index.html', '<!doctype html><title>Search</title>'],
      ...files.map(({ path, content }): [string, Uint8Array] => [`/pagefind/${path}`, content]),
    ]),
  )
  await page.goto(served.origin)
  return async (query) => (await page.evaluate(searchPagefind, query)).map(ownPath)
}

/** Runs in the page. */
async function searchPagefind(query: string): Promise<string[]> {
  const address = '/pagefind/pagefind.js'
  const { search }: { search: (text: string) => Promise<{ results: { data: () => Promise<{ url: string }> }[] }> } = await import(address)
  const { results } = await search(query)
  return Promise.all(results.slice(0, 3).map(async (result) => (await result.data()).url))
}

function ownPath(href: string): string {
  return href.replace(/^\/en-US(?=\/)/, '').replace(/(\/|\.html)?(#.*)?$/, '')
}

await main()
