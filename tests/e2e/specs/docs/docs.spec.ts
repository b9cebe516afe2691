import type { Locator, Page } from '@playwright/test'
import { localesOf, repeats } from '../../full.ts'
import { localized, locales } from '../../locales.ts'
import { openTestPlayground } from '../../pages/playground.ts'
import { componentPages } from '../../pages/sitePages.ts'
import { isReact, read } from '../../pages/reader.ts'
import { expect, startApplication, test } from '../../fixtures.ts'

test.use({ dependsOn: 'served' })

const button = '/view-ui-plus/component/base/button'
// Where the component does not matter: a change of one page repeats fewer journeys.
const radio = '/view-ui-plus/component/form/radio'
const words = {
  'zh-CN': {
    copy: '复制',
    copied: '已复制',
    play: '演练场',
    show: '展开代码',
    hide: '收起代码',
    contents: '本页',
    panel: '产品与本页目录',
    preview: /^在线预览/,
    buy: '购买',
  },
  'en-US': {
    copy: 'Copy',
    copied: 'Copied',
    play: 'Playground',
    show: 'Show code',
    hide: 'Hide code',
    contents: 'On this page',
    panel: 'Product links and page contents',
    preview: /^Live preview/,
    buy: 'Buy',
  },
} as const

for (const locale of localesOf('behaviour in the second language')) {
  test(`[DOC-12] [DOC-15] a demo of ${localized(button, locale)} shows, hides and copies its code, and is sent to the playground as a message`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const playground = await openTestPlayground(page)
    await read(page, localized(button, locale))
    const demo = page.locator('[data-demo]').first()
    const shown = demo.locator('pre')
    await expect(shown).toBeHidden()
    await demo.getByText(words[locale].show).click()
    await expect(shown).toBeVisible()
    // Element and line highlight each other.
    const highlighted = demo.locator('.ln.lit')
    await demo.locator('.doc-host .ivu-btn-primary').first().hover()
    await expect(highlighted).toContainText('<Button type="primary"')
    await demo.locator('.ln', { hasText: '<Button type="dashed"' }).hover()
    await expect(highlighted).toContainText('<Button type="dashed"')
    await demo.getByText(words[locale].hide).click()
    await expect(shown).toBeHidden()

    await demo.getByRole('button', { name: words[locale].copy }).click()
    await expect(demo.getByRole('button', { name: words[locale].copied })).toBeVisible()
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toMatch(/^<(template|script)/)
    expect(copied).toContain('</template>')
    expect(copied, 'the copied code has no translations').not.toContain('<i18n')
    if (locale === 'en-US') expect(copied).not.toMatch(/\p{Script=Han}/u)

    await demo.getByRole('button', { name: words[locale].play }).click()
    const message = await playground.message()
    const path = `${localized(button, locale)}#${await demo.getAttribute('id')}`
    expect(message).toEqual({ origin: baseURL, data: { type: 'view-site:code', locale, source: await code(demo), page: path } })
  })
}

test('[DOC-15] code is not sent to another site that the playground window navigates to', async ({ page }) => {
  const playground = await openTestPlayground(page, { leadsTo: 'https://elsewhere.example/' })
  await read(page, radio)
  await page.locator('[data-demo]').first().getByRole('button', { name: words['zh-CN'].play }).click()
  expect(await playground.allMessages()).toEqual([])
})

test('[PLUS-06] [DOC-12] a page is copied as Markdown; if the browser does not allow copying, the code of a demo is shown and selected', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await read(page, radio)
  await page.getByRole('button', { name: '复制为 Markdown' }).click()
  await expect(page.getByRole('button', { name: '已复制' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Radio 单选框\n/)

  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('not allowed', 'NotAllowedError'))
  })
  const demo = page.locator('[data-demo]').first()
  await demo.getByRole('button', { name: '复制', exact: true }).click()
  await expect(demo.getByRole('button', { name: '没能复制，请手动选取' })).toBeVisible()
  await expect(demo.locator('pre')).toBeVisible()
  expect((await page.evaluate(() => String(getSelection()))).trim()).toBe((await code(demo)).trim())
})

test.describe('a lost connection', () => {
  test.use({ tolerated: /net::ERR_FAILED|Failed to fetch dynamically/ })

  test('[DOC-12] a demo whose code fails to load shows an error in its sheet, and runs after a reset', async ({ page }) => {
    const chunk = /\/assets\/type@zh-CN-.*\.js/
    await page.route(chunk, (route) => route.abort())
    await read(page, button)
    const demo = page.locator('[data-demo][data-name="type"]')
    await demo.scrollIntoViewIfNeeded()
    await expect(demo).toHaveAttribute('data-state', 'failed')
    await expect(demo.getByRole('alert')).toContainText('示例没能运行')
    const others = page.locator('[data-demo]:not([data-name="type"])')
    await others.first().scrollIntoViewIfNeeded()
    await expect(others.first(), 'the other demos are not affected').toHaveAttribute('data-state', 'running')

    await page.unroute(chunk)
    await demo.getByRole('button', { name: '重新运行' }).click()
    await expect(demo).toHaveAttribute('data-state', 'running')
    await expect(demo.getByRole('alert')).toHaveCount(0)
  })
})

test('[DOC-12] demos are interactive, and continue when the application hydrates the page: a table sorts', async ({ page }) => {
  await read(page, '/view-ui-plus/component/form/table')
  const sort = page.locator('[data-demo][data-name="sort"]')
  await sort.scrollIntoViewIfNeeded()
  await expect(sort).toHaveAttribute('data-state', 'running')
  const rows = () => sort.locator('.ivu-table-body tbody tr').allInnerTexts()
  const before = await rows()
  expect(before.length).toBeGreaterThan(2)
  await sort.locator('.ivu-table-sort i').first().click()
  const ascending = await rows()
  await sort.locator('.ivu-table-sort i').nth(1).click()
  expect(await rows()).not.toEqual(ascending)
  const descending = await rows()
  expect(descending.toSorted()).toEqual(before.toSorted())

  await sort.locator('.doc-host').evaluate((host) => host.setAttribute('data-same', ''))
  await startApplication(page)
  await expect.poll(() => isReact(page)).toBe(true)
  await expect(sort.locator('.doc-host')).toHaveAttribute('data-same', '')
  await expect(sort).toHaveAttribute('data-state', 'running')
  expect(await rows()).toEqual(descending)
})

if (repeats('tables of the API')) {
  test('[PLUS-05] the API tables are switched and filtered by keyboard', async ({ page }) => {
    await read(page, button)
    const api = page.locator('[data-api="Button"]')
    const [props, events] = [api.getByRole('tab', { name: /^属性/ }), api.getByRole('tab', { name: /^事件/ })]
    await props.focus()
    await expect(props).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowRight')
    await expect(events).toBeFocused()
    await expect(events).toHaveAttribute('aria-selected', 'true')
    await expect(api.getByRole('tabpanel', { name: /^事件/ })).toBeVisible()
    await expect(api.getByRole('tabpanel', { name: /^属性/ })).toBeHidden()
    await page.keyboard.press('Home')
    await expect(props).toBeFocused()
    await page.keyboard.press('End')
    await expect(api.getByRole('tab').last()).toBeFocused()
    await page.keyboard.press('Home')

    const rows = api.getByRole('tabpanel', { name: /^属性/ }).locator('tbody tr:visible')
    const all = await rows.count()
    expect(all).toBeGreaterThan(8)
    await page.keyboard.press('Tab')
    const filter = api.getByRole('searchbox', { name: '筛选 Button 的 API' })
    await expect(filter).toBeFocused()
    await page.keyboard.type('html-type')
    await expect(rows).toHaveCount(1)
    await expect(rows.first()).toContainText('htmlType')
    await expect(props.locator('small')).toHaveText('1')
    await filter.fill('没有这个属性')
    await expect(rows).toHaveCount(0)
    await expect(api.getByRole('status')).toHaveText('没有匹配的条目，换个词试试。')
    await filter.fill('')
    await expect(rows).toHaveCount(all)
  })
}

if (repeats('tables of the API')) {
  test('[DOC-13] a row of a hidden table is shown when the URL has its anchor', async ({ page }) => {
    await read(page, `${button}#api-Button-events-click`)
    const row = page.locator('#api-Button-events-click')
    await expect(row).toBeVisible()
    await expect(row).toBeInViewport()
  })
}

for (const locale of localesOf('behaviour in the second language')) {
  test(`[DOC-13] [LAY-06] the right panel of ${localized(button, locale)} lists the anchors, the API heading is 140 px below the top, and its links lead to the preview and the prices`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 800 })
    await read(page, localized(button, locale))
    const contents = page.getByRole('navigation', { name: words[locale].contents })
    const headings = page.locator('[data-article] :is(h1, h2, h3)[id]')
    const ids = await headings.evaluateAll((all) => all.map(({ id }) => `#${id}`))
    expect(ids.length).toBeGreaterThan(6)
    expect(await contents.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(ids)
    expect(
      ids.every((id) => /^#[a-z][a-z0-9]{9}$/.test(id)),
      'ids of ten characters',
    ).toBe(true)

    const api = page.locator('[data-api-anchor]').first()
    await follow(page, contents, api)
    await expect.poll(() => top(api)).toBe(140)
    const usual = headings.nth(2)
    await follow(page, contents, usual)
    await expect.poll(() => top(usual)).toBe(72)
    await expect(contents.locator('[aria-current="location"]')).toHaveAttribute('href', `#${await usual.getAttribute('id')}`)

    const panel = page.getByRole('complementary', { name: words[locale].panel })
    const preview = panel.getByRole('link', { name: words[locale].preview })
    await expect(preview).toHaveAttribute('target', '_blank')
    await expect(preview).toHaveAttribute('rel', /noopener/)
    await panel.getByRole('link', { name: words[locale].buy }).click()
    await expect(page).toHaveURL(localized('/price', locale))
  })
}

test('[DOC-13] heading and demo ids are the same in both languages', async ({ request }) => {
  for (const path of componentPages) {
    const ids = await Promise.all(
      locales.map(async (locale) => {
        const html = await (await request.get(localized(path, locale))).text()
        return [...html.matchAll(/<(?:h[23]|section)[^>]* id="([^"]+)"/g)].map(([, id]) => id)
      }),
    )
    expect(ids[0]?.length).toBeGreaterThan(12)
    expect(ids[0]).toEqual(ids[1])
  }
})

test('[DOC-13] a URL with an anchor opens at its heading, 140 px below the top for that of the API', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 800 })
  await read(page, radio)
  const heading = await page.locator('[data-article] h2').nth(2).getAttribute('id')
  const api = await page.locator('[data-api-anchor]').first().getAttribute('id')
  for (const [id, distance] of [
    [heading, 72],
    [api, 140],
  ] as const) {
    await page.goto('about:blank')
    await read(page, `${radio}#${id}`)
    await expect.poll(() => top(page.locator(`#${id}`))).toBe(distance)
  }
})

test('[PLUS-06] previous and next links follow the order of the menu', async ({ page }) => {
  await read(page, '/view-ui-plus/guide/introduce')
  const links = page.getByRole('navigation', { name: '章节' }).getByRole('link', { includeHidden: true })
  const order = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))
  const seen = [new URL(page.url()).pathname]
  for (const path of order.slice(1, 4)) {
    await page.getByRole('navigation', { name: '上一页与下一页' }).locator('a[rel="next"]').click()
    await expect(page).toHaveURL(path ?? '')
    await expect(page.locator('[data-article]')).toHaveAttribute('data-page', path?.slice(1) ?? '')
    seen.push(new URL(page.url()).pathname)
  }
  expect(seen).toEqual(order.slice(0, 4))
})

/** The code that a demo shows initially: without the lines of its JavaScript. */
async function code(demo: Locator): Promise<string> {
  const lines = await demo.locator('.doc-code .ln:not(.js)').allTextContents()
  return lines.join('').replace(/\n$/, '')
}

async function follow(page: Page, contents: Locator, heading: Locator): Promise<void> {
  const id = await heading.getAttribute('id')
  await contents.locator(`a[href="#${id}"]`).click()
  await expect(page).toHaveURL(new RegExp(`#${id}$`))
}

function top(element: Locator): Promise<number> {
  return element.evaluate((node) => Math.round(node.getBoundingClientRect().top))
}
