import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { copyOf } from './copyOf.ts'
import { expectPage } from './expectPage.ts'
import { openBrowser, openSite, serve } from './openSite.ts'
import { viewDocs, type CommandResult } from './viewDocs.ts'

openBrowser()

let folder = ''
let built: CommandResult

beforeAll(async () => {
  folder = await copyOf('demos')
  built = await viewDocs(folder, 'build')
}, 300_000)

const drawn = [
  ['counter', 'React: '],
  ['greeting', 'Vue: Acme'],
  ['runes', 'Svelte (en-US): 0'],
] as const

test('[PLUS-01] each demo is part of its page as the server renderer of its framework makes it', async () => {
  const html = await readFile(join(folder, 'dist/client/start.html'), 'utf8')
  for (const [name, text] of drawn) expect(sheetOf(html, name)).toContain(text)
  expect(html).toMatch(/<style>[^<]*\.counter\{[^<]*\.greeting\[data-v-[^<]*button\.svelte-/)
  expect(html).not.toMatch(/of-no-demo|\.counter:hover/)
  for (const name of ['window', 'canvas']) expect(sheetOf(html, name)).not.toContain('doc-snapshot')
})

test('[PLUS-01] a demo that cannot be rendered is named once, at the end, and one that is declared as such is not', () => {
  expect(built.code).toBe(0)
  expect(built.output).toMatch(
    /^Built the site in [\d.]+ s\. One problem did not stop it:\n\n {2}Demos that cannot be drawn .*\n {4}start: window: window is not defined \(en-US\)\n$/,
  )
  expect(built.output.match(/start: window/g)).toHaveLength(1)
  expect(built.output).not.toContain('canvas')
})

test('[PLUS-01] without scripts demos are seen, on phones except for those that measure their width', { timeout: 300_000 }, async () => {
  const { origin } = await serve(folder, 'preview')
  for (const { width, seen } of [
    { width: 1440, seen: ['counter', 'greeting', 'runes'] },
    { width: 390, seen: ['counter', 'greeting'] },
  ]) {
    const { page } = await openSite(`${origin}/start`, { javaScriptEnabled: false, viewport: { width, height: 900 } })
    const visible = page
      .locator('.doc-snapshot:visible')
      .evaluateAll((found) => found.map((snapshot) => snapshot.closest('[data-name]')?.getAttribute('data-name')))
    expect(await visible).toEqual(seen)
  }
})

test('[PLUS-01] demos are hydrated where they are: nothing moves, and presses before that are done', { timeout: 300_000 }, async () => {
  const { origin } = await serve(folder, 'preview')
  const still = await openSite(`${origin}/start`, { javaScriptEnabled: false })
  const before = await boxesOf(still.page)
  const { page, complaints } = await openSite('about:blank')
  const scripts = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await scripts.promise
    await route.continue()
  })
  await page.goto(`${origin}/start`, { waitUntil: 'commit' })
  const counter = page.locator('.counter')
  const box = await counter.boundingBox()
  await counter.evaluate((element) => Object.assign(element, { isSame: true }))
  await page.mouse.click((box?.x ?? 0) + 10, (box?.y ?? 0) + 10)
  scripts.resolve()
  await expectPage(page.getByRole('button', { name: 'React: 1' })).toBeVisible()
  expect(await counter.evaluate((element) => 'isSame' in element)).toBe(true)
  await page.getByRole('textbox', { name: 'Name' }).fill('world')
  await expectPage(page.getByText('Vue: world')).toBeVisible()
  await page.getByRole('button', { name: 'Svelte (en-US): 0' }).click()
  await expectPage(page.getByRole('button', { name: 'Svelte (en-US): 1' })).toBeVisible()
  await page.locator('[data-name="window"]').scrollIntoViewIfNeeded()
  await expectPage(page.getByText('1440 px')).toBeVisible()
  await expectPage(page.locator('.doc-snapshot')).toHaveCount(0)
  expect(await boxesOf(page)).toEqual(before)
  expect(complaints).toEqual([])
})

/** The sheet of a demo in the HTML of a page. */
function sheetOf(html: string, name: string): string {
  return new RegExp(`data-name="${name}".*?class="doc-note"`, 's').exec(html)?.[0] ?? ''
}

/** Places of what the drawn demos show. */
function boxesOf(page: Awaited<ReturnType<typeof openSite>>['page']): Promise<number[][]> {
  return page.locator('.doc-host > *').evaluateAll((elements) =>
    elements
      .filter((element) => element.closest('[data-name="window"], [data-name="canvas"]') === null)
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect()
        return [x, y + scrollY, width, height]
      }),
  )
}
