import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Page } from '@playwright/test'
import { writeNextEdition } from '../../servers/writeNextEdition.ts'
import { freePort, startPlayground } from '@view-site/test-servers'
import { editorOf, expect, frameOf, resultOf, sharedHash, write } from '../../pages/playgroundApp.ts'
import { servedAnnotation } from '../../results/servedPaths.ts'
import { serversTest } from '../../servers/serversTest.ts'

const built = resolve(import.meta.dirname, '../../../../apps/playground/dist')

const test = serversTest.extend<{ serve: (dist?: string) => Promise<{ origin: string; close: () => Promise<void> }> }>({
  serve: async ({ serverLog: log }, use, { annotations }) => {
    // Other editions are built from the same sources.
    annotations.push({ type: servedAnnotation, description: 'apps/playground' })
    const port = await freePort()
    const running: { close: () => Promise<void> }[] = []
    await use(async (dist) => {
      for (const server of running.splice(0)) await server.close()
      const server = await startPlayground({ port, dist, log })
      running.push(server)
      return server
    })
    for (const server of running) await server.close()
  },
})
test.use({ tolerated: /ERR_CONNECTION|ERR_FAILED|ERR_INTERNET|preload|Failed to fetch|integrity/ })

test('[PLUS-03] nothing is loaded from another origin; loaded once, the open page works offline, stops an endless loop, and opens again', async ({
  page,
  context,
  serve,
}) => {
  const { origin, close } = await serve()
  const elsewhere: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(origin) && !/^(data|blob):/.test(request.url())) elsewhere.push(request.url())
  })
  await page.goto(origin)
  await untilCached(page, 1)
  await close()
  await write(page, '<script setup>\nwhile (true);\n</script>\n<template>x</template>')
  await expect(resultOf(page)).toHaveAttribute('data-phase', 'unresponsive')
  await write(page, `<script setup>\nimport { DatePicker } from 'view-ui-plus'\n</script>\n<template><p>fixed</p><DatePicker /></template>`)
  await expect(frameOf(page).getByText('fixed'), 'the fixed code runs in a new frame').toBeVisible()
  await expect(frameOf(page).locator('.ivu-date-picker')).toBeVisible()
  await page.reload()
  await expect(frameOf(page).getByText('fixed')).toBeVisible()
  await expect(resultOf(page)).toHaveAttribute('data-phase', 'running')
  await write(page, '<template><p>changed</p><Icon type="ios-add" /></template>')
  await expect(frameOf(page).getByText('changed')).toBeVisible()
  expect(await frameOf(page).locator('.ivu-icon').evaluate(fontOf), 'the icon font is cached').toBe('Ionicons')
  await write(page, '<script setup lang="ts">\nconst a: number = 41\n</script>\n<template><p>{{ (a as number) + 1 }}</p></template>')
  await expect(frameOf(page).getByText('42'), 'the part that removes types was not requested before').toBeVisible()
  await page.getByRole('button', { name: 'English' }).click()
  await expect(page.getByRole('button', { name: 'Run' }), 'the other language was not requested before, either').toBeVisible()
  await page.goto(`${origin}/${sharedHash({ source: '<template><h2>from a link</h2></template>', locale: 'zh-CN' })}`)
  await expect(frameOf(page).getByRole('heading')).toHaveText('from a link')
  expect(elsewhere).toEqual([])
})

test('[PLUS-03] a module is cached once it was used, and not before', async ({ page, serve }) => {
  const { origin, close } = await serve()
  await page.goto(origin)
  await untilCached(page, 1)
  expect(await cachedModules(page)).toEqual([])
  await page.reload()
  await expect(editorOf(page)).toBeVisible()
  const code = `<script setup>\nimport { version } from 'vxe-table'\n</script>\n<template><p>{{ version }}</p></template>`
  await write(page, code)
  await expect(frameOf(page).getByText(/^4\./)).toBeVisible()
  expect(await cachedModules(page)).toEqual([expect.stringContaining('/assets/module-vxe-table-')])
  await close()
  await page.goto(`${origin}/${sharedHash({ source: code, locale: 'zh-CN' })}`)
  await page.reload()
  await expect(frameOf(page).getByText(/^4\./)).toBeVisible()
})

test.describe('editions', () => {
  const site = 'https://docs.of-the-next-edition.example'
  let folder = ''
  let next = ''

  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'playground-'))
    next = join(folder, 'next')
    await writeNextEdition(next, site)
  })
  test.afterAll(() => rm(folder, { recursive: true, force: true }))

  test('[PLUS-03] a new edition is shown at once and stored completely, and a page of the old one keeps working', async ({
    context,
    page,
    serve,
  }) => {
    const { origin } = await serve()
    await page.goto(origin)
    await untilCached(page, 1)
    await page.reload()
    await expect(editorOf(page)).toBeVisible()
    const { close } = await serve(next)
    const newer = await context.newPage()
    await newer.goto(origin)
    await expect(homeOf(newer)).toHaveAttribute('href', site)
    await untilCached(newer, 2)
    await close()
    await newer.reload()
    await expect(homeOf(newer)).toHaveAttribute('href', site)
    await expect(frameOf(newer).getByRole('button')).toBeVisible()
    // Requests a file of its edition that it has not requested before.
    await write(page, '<script setup lang="ts">\nconst a: number = 41\n</script>\n<template><p>{{ (a as number) + 1 }}</p></template>')
    await expect(frameOf(page).getByText('42')).toBeVisible()
    await expect(homeOf(page)).not.toHaveAttribute('href', site)
  })

  test('[PLUS-03] an incomplete edition is not cached: the previous complete one stays', async ({ page, serve }) => {
    const { origin } = await serve()
    await page.goto(origin)
    await untilCached(page, 1)
    const half = join(folder, 'half')
    // The worker and the files of the next edition are deployed already, its document is not.
    await cp(next, half, { recursive: true })
    for (const name of ['index.html', 'index.html.br', 'index.html.gz']) await cp(join(built, 'client', name), join(half, 'client', name))
    await cp(join(built, 'client/assets'), join(half, 'client/assets'), { recursive: true })
    await serve(half)
    expect(await page.evaluate(stateAfterUpdate)).toBe('redundant')
    expect(await page.evaluate(() => caches.keys())).toHaveLength(1)
    const { close } = await serve(next)
    await close()
    await page.reload()
    await expect(homeOf(page)).not.toHaveAttribute('href', site)
    await expect(frameOf(page).getByRole('button')).toBeVisible()
    const complete = await serve(next)
    await page.reload()
    await expect(homeOf(page)).toHaveAttribute('href', site)
    await untilCached(page, 2)
    await complete.close()
    await page.reload()
    await expect(homeOf(page)).toHaveAttribute('href', site)
    await expect(frameOf(page).getByRole('button')).toBeVisible()
  })
})

/** Waits until the browser has cached this many editions, and the worker of the last one is active. */
async function untilCached(page: Page, editions: number): Promise<void> {
  await expect(resultOf(page)).not.toHaveAttribute('data-phase', 'busy')
  // A long timeout, because a worker fetches a whole edition before it is installed.
  const kept = { active: 'activated', installing: null, waiting: null, editions }
  await expect.poll(() => page.evaluate(cacheState), { timeout: 60_000 }).toEqual(kept)
}

/** Runs in the page: the states of its workers, and the number of cached editions. */
async function cacheState() {
  const registration = await navigator.serviceWorker.getRegistration()
  return {
    active: registration?.active?.state ?? null,
    installing: registration?.installing?.state ?? null,
    waiting: registration?.waiting?.state ?? null,
    editions: (await caches.keys()).length,
  }
}

/** URLs of the modules that the browser has cached. */
async function cachedModules(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
    const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
    return requests.map(({ url }) => url).filter((url) => url.includes('/module-'))
  })
}

/** Runs in the page: checks for an update, and returns the next state of its worker. */
async function stateAfterUpdate(): Promise<string> {
  const registration = await navigator.serviceWorker.getRegistration()
  await registration?.update()
  const worker = registration?.installing
  if (!worker) return 'no other worker'
  return new Promise((done) => worker.addEventListener('statechange', () => done(worker.state), { once: true }))
}

/** The link to the documentation, which differs between the two editions. */
function homeOf(page: Page) {
  return page.getByRole('banner').getByRole('link').first()
}

/** Runs in the page: the font of an icon, once it has loaded. */
async function fontOf(icon: Element): Promise<string> {
  const { fontFamily } = getComputedStyle(icon, '::before')
  await document.fonts.ready
  return document.fonts.check(`16px ${fontFamily}`) ? fontFamily.replaceAll('"', '') : 'none'
}
