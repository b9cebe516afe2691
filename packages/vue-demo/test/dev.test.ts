import { cp, mkdtemp, readFile, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import vue from '@vitejs/plugin-vue'
import type { Browser } from 'playwright'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { viewUi, vueDemos } from '../src/vite/index.ts'
import { appRoot, viteApp } from './app/viteApp.ts'
import { launch, run, visit } from './browser.ts'

let address: string
let content: string
let server: ViteDevServer
let browser: Browser

beforeAll(async () => {
  content = await realpath(await mkdtemp(path.join(tmpdir(), 'vue-demo-content-')))
  await cp(`${appRoot}content`, content, { recursive: true })
  server = await createServer(
    viteApp({
      logLevel: 'silent',
      cacheDir: `${content}/.vite`,
      plugins: [vue(), viewUi(), vueDemos({ root: content })],
      server: { port: 0, host: '127.0.0.1', fs: { allow: [content, path.resolve(appRoot, '../../../..')] } },
    }),
  )
  await server.listen()
  address = server.resolvedUrls?.local[0] ?? ''
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(content, { recursive: true, force: true })
})

test('an edit of a demo shows in that demo, and the page keeps its state', async () => {
  const { page, problems } = await visit(browser, address)
  await run(page, 'type')
  await run(page, 'form')
  await page.locator('[data-host="state"]').fill('kept')
  await page.locator('#name').fill('kept too')
  const button = page.locator('[data-sheet="type"] .ivu-btn-primary')
  await button.click()
  const file = `${content}/sample/demos/type.vue`
  const source = await readFile(file, 'utf8')
  await writeFile(file, source.replaceAll('点了', '按了'))
  await page.getByText('按了 0 次').waitFor()
  // The watcher merges changes within 50 ms and only sees the first; authors do not save twice in that time.
  await page.waitForTimeout(100)
  await writeFile(file, source.replace('ref(0)', 'ref(40)'))
  await page.getByText('点了 40 次').waitFor()
  expect(await page.locator('[data-host="state"]').inputValue()).toBe('kept')
  expect(await page.locator('#name').inputValue()).toBe('kept too')
  expect(problems).toEqual([])
  await page.context().close()
})

test('an edit of a demo’s styles shows too', async () => {
  const { page, problems } = await visit(browser, address)
  const file = `${content}/sample/demos/styled.vue`
  const source = '<template>\n  <b>x</b>\n</template>\n\n<style scoped>\nb {\n  color: rgb(1, 2, 3);\n}\n</style>\n'
  await writeFile(file, source)
  await page.locator('[data-run="styled"]').waitFor()
  await run(page, 'styled')
  const colour = () => page.locator('[data-sheet="styled"] b').evaluate((element) => getComputedStyle(element).color)
  await expect.poll(colour).toBe('rgb(1, 2, 3)')
  await writeFile(file, source.replace('1, 2, 3', '4, 5, 6'))
  await expect.poll(colour).toBe('rgb(4, 5, 6)')
  expect(problems).toEqual([])
  await page.context().close()
})

test('the library is loaded once: demos share its language and its services', async () => {
  const { page, problems } = await visit(browser, `${address}?locale=en-US`)
  await run(page, 'form')
  expect(await page.locator('[data-sheet="form"] .ivu-page-total').innerText()).toBe('Total 40 items')
  await run(page, 'services')
  await page.locator('#message').click()
  await page.locator('.ivu-message-notice').waitFor()
  await page.locator('[data-run="services"]').click()
  await page.locator('.ivu-message-notice').waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await page.context().close()
})

test('a demo that is added appears', async () => {
  const { page } = await visit(browser, address)
  await writeFile(`${content}/sample/demos/added.vue`, '<template>\n  <p>added</p>\n</template>\n')
  await page.locator('[data-run="added"]').waitFor()
  await run(page, 'added')
  expect(await page.locator('[data-sheet="added"]').innerText()).toBe('added')
  await page.context().close()
})

test('a demo that cannot be localised is reported with file and line, and the page keeps working', async () => {
  const file = `${content}/sample/demos/directives.vue`
  await writeFile(file, '<template>\n  <p>中文</p>\n</template>\n')
  const { page } = await visit(browser, `${address}?locale=en-US`)
  await page.locator('[data-run="directives"]').click()
  const overlay = page.locator('vite-error-overlay')
  await overlay.waitFor({ state: 'attached' })
  expect(await overlay.locator('.message-body').innerText()).toContain(`${file}:2: Chinese is left over in the en-US demo: “<p>中文</p>”.`)
  expect(await page.locator('h1').innerText()).toBe('HOST')
  await page.context().close()
})
