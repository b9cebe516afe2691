import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium as launchOptions } from '@view-site/playwright-config'
import { chromium, type Browser } from 'playwright'
import { build, defaultClientConditions, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { examplesRoot } from '../src/writeExamples.ts'

const root = join(examplesRoot, 'vue-demo/first')
const document = `<!doctype html><html lang="en-US"><link rel="icon" href="data:," /><title>Demo</title>
<div id="root"></div><script type="module" src="/src/main.tsx"></script></html>`

let outDir: string
let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  outDir = await mkdtemp(join(tmpdir(), 'readme-vue-demo-'))
  await writeFile(join(root, 'index.html'), document)
  const options = { root, configFile: join(root, 'vite.config.ts'), configLoader: 'native' as const, logLevel: 'error' as const }
  await build({
    ...options,
    resolve: { conditions: ['@view-site/source', ...defaultClientConditions] },
    build: { outDir, emptyOutDir: true, reportCompressedSize: false },
  })
  server = await preview({ root, configFile: false, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  browser = await chromium.launch(launchOptions)
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(outDir, { recursive: true, force: true })
})

test('[PLUS-09] the first example of vue-demo runs a button of View UI Plus in English', async () => {
  const page = await browser.newPage()
  await page.goto(server.resolvedUrls?.local[0] ?? '')
  await page.getByRole('button', { name: 'Primary' }).waitFor()
  expect(await page.locator('.ivu-btn-primary').count()).toBe(1)
})
