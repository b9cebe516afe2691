import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Browser, Page } from 'playwright'
import { build, preview, type PreviewServer } from 'vite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { viteApp } from './app/viteApp.ts'
import { launch, run, visit } from './browser.ts'

/** Globals set by the demo `kept` and by its test. */
interface KeptPage extends Window {
  host?: WeakRef<Element>
}

let address: string
let outDir: string
let server: PreviewServer
let browser: Browser

beforeAll(async () => {
  outDir = await mkdtemp(path.join(tmpdir(), 'vue-demo-'))
  // Fonts are files, whatever their size.
  await build(viteApp({ build: { outDir: `${outDir}/client`, emptyOutDir: true, reportCompressedSize: false, assetsInlineLimit: 0 } }))
  await build(viteApp({ build: { outDir: `${outDir}/server`, emptyOutDir: true, ssr: 'server.ts', reportCompressedSize: false } }))
  server = await preview(viteApp({ build: { outDir: `${outDir}/client` }, preview: { port: 0, host: '127.0.0.1' } }))
  address = server.resolvedUrls?.local[0] ?? ''
  browser = await launch()
})

afterAll(async () => {
  await browser?.close()
  await server?.close()
  await rm(outDir, { recursive: true, force: true })
})

describe('a built page', () => {
  test('loads neither Vue nor the library nor its styles before a demo runs', async () => {
    const { page, served, requests } = await visit(browser, address)
    expect(await served()).not.toMatch(/__vue_app__|ivu-btn/)
    await run(page, 'type')
    expect(await served()).toMatch(/__vue_app__/)
    expect(await served()).toMatch(/ivu-btn/)
    expect(requests.filter((url) => !url.startsWith(address) && !url.startsWith('data:'))).toEqual([])
    await page.context().close()
  })

  test('the server bundle holds no Vue', async () => {
    const files = await readdir(`${outDir}/server`, { recursive: true })
    const code = await Promise.all(files.filter((file) => file.endsWith('.js')).map((file) => readFile(`${outDir}/server/${file}`, 'utf8')))
    expect(code.join('\n')).toContain('VueDemo')
    expect(code.join('\n')).not.toMatch(/from ["'](vue|view-ui-plus)|createApp/)
  })

  test.each([
    ['zh-CN', ['标题', '点了 1 次默认链接'], '共 40 条', '暂无数据'],
    ['en-US', ['Title', 'Clicked: 1DefaultLink'], 'Total 40 items', 'No Data'],
  ])('[DOC-12] runs demos in %s, texts of the demo and of the library alike', async (locale, texts, total, empty) => {
    const { page, problems } = await visit(browser, `${address}?locale=${locale}`)
    await run(page, 'type')
    await page.locator('[data-sheet="type"] .ivu-btn-primary').click()
    expect(await page.locator('[data-sheet="type"] .vup-scope').innerText()).toBe(texts.join('\n'))
    await run(page, 'form')
    expect(await page.locator('[data-sheet="form"] .ivu-page-total').innerText()).toBe(total)
    expect(await page.locator('[data-sheet="form"] .ivu-table-tip').innerText()).toBe(empty)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('[DOC-12] contains an error inside a demo, and a reset restarts it', async () => {
    const { page, problems } = await visit(browser, address)
    await run(page, 'broken')
    const demo = page.locator('[data-demo="broken"]')
    await demo.locator('.ivu-btn').click()
    await demo.locator('[data-sheet][data-state="failed"]').waitFor()
    expect(await demo.getByRole('alert').innerText()).toContain('out of order')
    expect(await demo.locator('.ivu-btn').count()).toBe(1)
    await demo.locator('[data-reset]').click()
    await demo.locator('[data-sheet][data-state="running"]').waitFor()
    expect(await demo.locator('.ivu-btn').count()).toBe(1)
    await run(page, 'stillborn', 'failed')
    expect(await page.locator('[data-demo="stillborn"]').getByRole('alert').innerText()).toContain('never mounts')
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('the library’s reset does not reach the host, and the host’s element styles do not reach a demo', async () => {
    const { page } = await visit(browser, address)
    const before = await hostStyles(page)
    await run(page, 'type')
    await run(page, 'services')
    await page.locator('#open').click()
    await page.locator('.ivu-modal-body h3').waitFor()
    expect(await hostStyles(page)).toEqual(before)
    const sheet = '[data-sheet="type"] .vup-scope'
    expect(await styles(page, sheet, ['font-size', 'font-style', 'text-align', 'letter-spacing', 'color', 'color-scheme'])).toEqual([
      '14px',
      'normal',
      'start',
      'normal',
      'rgb(81, 90, 110)',
      'light',
    ])
    expect(await styles(page, `${sheet} h3`, ['text-transform', 'color', 'margin-top'])).toEqual(['none', 'rgb(81, 90, 110)', '0px'])
    expect(await styles(page, `${sheet} a`, ['color', 'text-decoration-line'])).toEqual(['rgb(45, 140, 240)', 'none'])
    expect(await styles(page, `${sheet} .ivu-btn-primary`, ['border-top-width', 'background-color', 'padding-left'])).toEqual([
      '1px',
      'rgb(45, 140, 240)',
      '15px',
    ])
    expect(await styles(page, '.ivu-modal-body h3', ['text-transform', 'font-style', 'color-scheme'])).toEqual(['none', 'normal', 'light'])
    await page.context().close()
  })

  test('a light page loads no dark styles', async () => {
    const { page, served } = await visit(browser, address)
    await run(page, 'type')
    expect(await served()).not.toContain('--ivu-surface:')
    await page.context().close()
  })

  test('in a dark page demos are dark from their first paint, with their overlays', async () => {
    const { page, problems } = await visit(browser, address)
    await setTheme(page, 'dark')
    const before = await hostStyles(page)
    // Mounting waits for the dark styles, so the first element of the demo already has them.
    const first = page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          new MutationObserver((_, observer) => {
            const title = document.querySelector('[data-sheet="type"] .vup-scope h3')
            if (!title) return
            observer.disconnect()
            resolve(getComputedStyle(title).color)
          }).observe(document.body, { childList: true, subtree: true })
        }),
    )
    await run(page, 'type')
    expect(await first).toBe(darkText)
    expect(await styles(page, '[data-sheet="type"] .vup-scope', ['color', 'color-scheme'])).toEqual([darkText, 'dark'])
    expect(await styles(page, '[data-sheet="type"] .own', ['color'])).toEqual([darkText])
    await run(page, 'services')
    await page.locator('#open').click()
    await page.locator('.ivu-modal-body h3').waitFor()
    expect(await styles(page, '.ivu-modal-body h3', ['color', 'color-scheme'])).toEqual([darkText, 'dark'])
    expect(await styles(page, '.ivu-modal-content', ['background-color'])).toEqual(['rgb(37, 40, 46)'])
    expect(await hostStyles(page)).toEqual(before)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('running demos follow the theme without being mounted again', async () => {
    const { page } = await visit(browser, address)
    await run(page, 'type')
    const demo = page.locator('[data-sheet="type"] .vup-scope')
    await demo.locator('.ivu-btn-primary').click()
    const element = await demo.elementHandle()
    const text = await demo.innerText()
    await setTheme(page, 'dark')
    await expect.poll(() => styles(page, '[data-sheet="type"] .vup-scope', ['color'])).toEqual([darkText])
    expect(await page.evaluate(() => document.documentElement.dataset['demoTheme'])).toBeUndefined()
    await setTheme(page, 'light')
    expect(await styles(page, '[data-sheet="type"] .vup-scope', ['color', 'color-scheme'])).toEqual(['rgb(81, 90, 110)', 'light'])
    expect(await element?.evaluate((scope) => scope.isConnected)).toBe(true)
    expect(await demo.innerText()).toBe(text)
    await page.context().close()
  })

  test('demos run in the light theme if the dark one does not load, and the page knows it', async () => {
    const { page } = await visit(browser, address)
    await run(page, 'type')
    await page.route(/\.css$/, (route) => route.abort())
    const failed = page.waitForEvent('requestfailed')
    await setTheme(page, 'dark')
    await failed
    await run(page, 'form')
    expect(await styles(page, '[data-sheet="form"] .vup-scope', ['color'])).toEqual(['rgb(81, 90, 110)'])
    expect(await page.evaluate(() => document.documentElement.dataset['demoTheme'])).toBe('light')
    await page.context().close()
  })

  test('prints are light', async () => {
    const { page } = await visit(browser, address)
    await setTheme(page, 'dark')
    await run(page, 'type')
    await page.emulateMedia({ media: 'print' })
    expect(await styles(page, '[data-sheet="type"] .vup-scope', ['color', 'color-scheme'])).toEqual(['rgb(81, 90, 110)', 'light'])
    await page.context().close()
  })

  test('a leaked component does not keep its host page alive', async () => {
    const { page } = await visit(browser, address)
    await run(page, 'kept')
    await page.evaluate(() => {
      const host = document.querySelector('[data-sheet="kept"]')
      if (host) Object.assign(window, { host: new WeakRef(host) })
    })
    await page.locator('[data-run="kept"]').click()
    await run(page, 'type')
    const client = await page.context().newCDPSession(page)
    const isHeld = async () => {
      await client.send('HeapProfiler.collectGarbage')
      return page.evaluate(() => {
        const here: KeptPage = window
        return here.host?.deref() !== undefined
      })
    }
    await expect.poll(isHeld).toBe(false)
    expect(await page.evaluate(() => 'kept' in window), 'it is held on to').toBe(true)
    await page.context().close()
  })

  test('everything a demo opened is removed when it is unmounted', async () => {
    const { page, problems } = await visit(browser, address)
    const body = () => page.evaluate(() => ({ children: document.body.children.length, overflow: document.body.style.overflow }))
    const clean = await body()
    await run(page, 'services')
    const press = (id: string) => page.locator(`#${id}`).evaluate((button: HTMLElement) => button.click())
    for (const id of ['message', 'notice', 'confirm', 'bar', 'open', 'preview', 'spin']) await press(id)
    for (const service of ['message-notice', 'notice-notice', 'modal-confirm', 'spin-fullscreen', 'image-preview'])
      await page.locator(`.ivu-${service}`).first().waitFor({ state: 'attached' })
    expect((await body()).overflow).toBe('hidden')
    await page.locator('[data-run="services"]').evaluate((button: HTMLElement) => button.click())
    await expect.poll(body).toEqual(clean)
    await run(page, 'services')
    await press('message')
    await page.locator('.ivu-message-notice').waitFor()
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('a dialog that was just answered closes by itself when its demo is unmounted', async () => {
    const { page, problems } = await visit(browser, address)
    const children = () => page.evaluate(() => document.body.children.length)
    const before = await children()
    await run(page, 'services')
    await page.locator('#confirm').evaluate((button: HTMLElement) => button.click())
    await page.locator('.ivu-modal-confirm-footer .ivu-btn-primary').waitFor()
    // Both happen before the library's 300 ms timer, which removes the dialog.
    await page.evaluate(() => {
      document.querySelector<HTMLElement>('.ivu-modal-confirm-footer .ivu-btn-primary')?.click()
      return new Promise<void>((resolve) =>
        setTimeout(() => {
          document.querySelector<HTMLElement>('[data-run="services"]')?.click()
          resolve()
        }, 50),
      )
    })
    await expect.poll(children).toBe(before)
    await page.waitForTimeout(1000)
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('links and forms of a demo do not leave the page', async () => {
    const { page } = await visit(browser, address)
    await run(page, 'links')
    const demo = page.locator('[data-sheet="links"]')
    for (const link of ['.ivu-btn', '.ivu-breadcrumb-item-link', '.ivu-cell']) await demo.locator(link).click()
    await demo.locator('input').press('Enter')
    await run(page, 'type')
    await page.locator('[data-sheet="type"] a').click()
    expect(page.url()).toBe(address)
    expect(await page.locator('[data-sheet]').count()).toBe(2)
    await page.context().close()
  })

  test('[PLUS-05] the table and the pages of the library are read as one table and one list', async () => {
    const { page, problems } = await visit(browser, address)
    await run(page, 'rows')
    const demo = page.locator('[data-sheet="rows"]')
    await expect.poll(() => demo.getByRole('table').count()).toBe(1)
    const columns = demo.getByRole('table').getByRole('columnheader')
    expect(await columns.allInnerTexts()).toEqual(['姓名', '城市'])
    expect(await demo.getByRole('table').getByRole('row').count()).toBe(3)
    await page.locator('#add').click()
    await expect.poll(() => demo.getByRole('cell', { name: '周' }).count()).toBe(1)
    expect(await demo.locator('ul.ivu-page > :not([role="listitem"], li)').count()).toBe(0)
    expect(await demo.getByRole('listitem').first().innerText()).toContain('40')
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('demos have the library’s directives, and no picture comes from the vendor’s host', async () => {
    const { page, requests, problems } = await visit(browser, address)
    await run(page, 'directives')
    expect(await styles(page, '[data-sheet="directives"] p', ['width', 'background-color', '-webkit-line-clamp'])).toEqual([
      '120px',
      'rgb(1, 2, 3)',
      '2',
    ])
    await run(page, 'vendor')
    await page.locator('.ivu-exception').waitFor()
    expect(requests.filter((url) => url.includes('iviewui'))).toEqual([])
    expect(problems).toEqual([])
    await page.context().close()
  })

  test('the icons of the library and of demos come from a small font, every other icon from the whole one', async () => {
    const { page, requests } = await visit(browser, address)
    await run(page, 'form')
    const fonts = () => requests.filter((url) => url.endsWith('.woff2')).map((url) => path.basename(url).replace(/-[^-]*$/, ''))
    await page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'))
    expect(fonts()).toEqual(['ionicons-first'])
    await page
      .locator('[data-sheet="form"] .ivu-icon')
      .first()
      .evaluate((icon) => icon.classList.add('ivu-icon-logo-vimeo'))
    await page.waitForFunction(() => [...document.fonts].every(({ status }) => status === 'loaded'))
    expect(fonts()).toEqual(['ionicons-first', 'ionicons'])
    await page.context().close()
  })

  test('a line and its component are linked by pointer, focus and press, until pointer or focus leave', async () => {
    const { page } = await visit(browser, address)
    await run(page, 'form')
    const example = page.locator('[data-example="form"]')
    const linked = () => example.getAttribute('data-linked')
    await example.locator('.ivu-page').hover()
    expect(await linked()).toBe('4 ivu-page')
    await page.locator('h1').hover()
    expect(await linked()).toBe('')
    await example.locator('[data-code="3"]').hover()
    expect(await linked()).toBe('3 ivu-table-wrapper')
    // A line without a component changes nothing.
    await example.locator('[data-code="5"]').hover()
    expect(await linked()).toBe('3 ivu-table-wrapper')
    await example.locator('#name').focus()
    expect(await linked()).toBe('2 ivu-input-wrapper')
    await page.locator('[data-host="state"]').focus()
    expect(await linked()).toBe('')
    await example.locator('[data-code="1"]').dispatchEvent('click')
    expect(await linked()).toBe('1 ivu-date-picker')
    // A finger leaves with its press.
    await example.dispatchEvent('pointerleave', { pointerType: 'touch' })
    expect(await linked()).toBe('1 ivu-date-picker')
    await page.context().close()
  })

  test('each running component has its source line', async () => {
    const { page } = await visit(browser, address)
    await run(page, 'form')
    const lines = await page
      .locator('[data-sheet="form"] [data-line]')
      .evaluateAll((found) => found.map((element) => `${element.getAttribute('data-line')} ${element.classList[0]}`))
    expect(lines).toEqual(['1 ivu-date-picker', '2 ivu-input-wrapper', '3 ivu-table-wrapper', '4 ivu-page'])
    await page.context().close()
  })
})

function styles(page: Page, selector: string, properties: string[]): Promise<string[]> {
  return page
    .locator(selector)
    .first()
    .evaluate((element, names) => names.map((name) => getComputedStyle(element).getPropertyValue(name)), properties)
}

/** Every computed style of the host's own elements. */
const darkText = 'rgb(205, 209, 217)'

function setTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  return page.evaluate((theme) => {
    document.documentElement.dataset['theme'] = theme
  }, theme)
}

function hostStyles(page: Page): Promise<string[]> {
  return page.locator('html, body, h1, [data-host="text"], [data-host="text"] *, [data-host="state"]').evaluateAll((elements) =>
    elements.map((element) => {
      const computed = getComputedStyle(element)
      // Sizes depend on the added demos; the scroll lock comes from a dialog, not from the reset; variables have no effect on the host.
      return [...computed]
        .filter(
          (name) =>
            !/^--|size$|height|origin|^overflow|padding-(right|inline-end)|^width|perspective|inset|^(top|left|right|bottom)$/.test(name),
        )
        .map((name) => `${name}: ${computed.getPropertyValue(name)}`)
        .join('\n')
    }),
  )
}
