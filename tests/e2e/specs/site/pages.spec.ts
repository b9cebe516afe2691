import { repeats } from '../../full.ts'
import { localized, locales } from '../../locales.ts'
import { contentPages, itemPages, packagePages, sitePages } from '../../pages/sitePages.ts'
import { expect, test } from '../../fixtures.ts'

const origin = 'https://www.view-ui.example'

for (const locale of repeats('links of the pages by HTTP') ? locales : []) {
  test(`[PLUS-01] every link and anchor of the ${locale} pages resolves`, async ({ request }) => {
    const pages = await Promise.all(
      sitePages.map(async ({ path }) => ({
        path: localized(path, locale),
        html: await (await request.get(localized(path, locale))).text(),
      })),
    )
    const links = pages.flatMap(({ path, html }) =>
      [...html.matchAll(/<a\b[^>]*?\shref="([^"]+)"/g)].map(([, href = '']) => ({
        from: path,
        url: new URL(unescape(href), origin + path),
      })),
    )
    const own = links.filter(({ url }) => url.origin === origin)
    const targets = new Map<string, { status: number; html: string }>()
    for (const pathname of new Set(own.map(({ url }) => url.pathname))) {
      const response = await request.get(pathname)
      targets.set(pathname, { status: response.status(), html: await response.text() })
    }
    const dead = own.filter(({ url }) => {
      const target = targets.get(url.pathname)
      if (target?.status !== 200) return true
      const id = decodeURIComponent(url.hash.slice(1))
      return id !== '' && !target.html.includes(` id="${id}"`)
    })
    expect(own.length).toBeGreaterThan(100)
    expect([...new Set(dead.map(({ from, url }) => `${from} → ${url.pathname}${url.hash}`))]).toEqual([])
  })
}

test('[ROUTE-06] an unknown address returns 404 and the page for it, and exposes no file outside the site', async ({ request }) => {
  for (const path of [
    '/nothing-here',
    '/en-US/nothing-here',
    '/view-ui-plus/component/base/nothing',
    '/fr-FR/price',
    '/price/nothing',
    '/pay',
  ]) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(response.headers()['content-type'], path).toMatch(/^text\/html/)
    expect(await response.text(), path).toContain(path.startsWith('/en-US') ? 'the page you visited does not exist' : '你访问的页面不存在')
  }
  for (const path of ['/..%2f..%2fpackage.json', '/%2e%2e/%2e%2e/package.json', '/.vite/manifest.json', '/%E0%A4%A', '/%00']) {
    const response = await request.get(path)
    expect([400, 404], path).toContain(response.status())
    expect(await response.text(), path).not.toContain('"name"')
  }
})

test('[ROUTE-10] a trailing slash redirects to the canonical address of the page', async ({ request }) => {
  for (const [path, to] of [
    ['/price/', '/price'],
    ['/en-US/', '/en-US'],
    ['/view-ui-plus/guide/introduce/?a=1', '/view-ui-plus/guide/introduce?a=1'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 })
    expect(response.status(), path).toBe(301)
    expect(response.headers()['location']).toBe(to)
  }
})

test('[ROUTE-10] several slashes never redirect to another site', async ({ request, baseURL }) => {
  for (const path of ['//evil.example/', '///evil.example//', '/%5Cevil.example/', '//evil.example/%2e%2e/']) {
    const response = await request.get(baseURL + path, { maxRedirects: 0 })
    const location = response.headers()['location']
    if (location !== undefined) expect(new URL(location, 'http://here.example').host, path).toBe('here.example')
  }
})

test('[DOC-01] [DOC-09] [DOC-10] [DOC-11] [ROUTE-02] a product and /user redirect to their first pages on a hard load', async ({
  page,
  account,
  problems,
}) => {
  expect(account.uuid).not.toBe('')
  const redirects = [
    ['/view-ui-plus', '/view-ui-plus/guide/introduce'],
    ['/en-US/view-ui-plus', '/en-US/view-ui-plus/guide/introduce'],
    ['/admin-plus', '/admin-plus/introduce'],
    ['/en-US/admin-plus', '/en-US/admin-plus/introduce'],
    ['/admin-cloud', '/admin-cloud/introduce'],
    ['/en-US/admin-cloud', '/en-US/admin-cloud/introduce'],
    ['/icrud', '/icrud/introduce'],
    ['/user', '/user/purchases'],
  ] as const
  for (const [path, to] of redirects.filter(([from]) => !/^.en-US.admin/.test(from) || repeats('behaviour in the second language'))) {
    await page.goto(path)
    await expect(page, path).toHaveURL(to)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(problems).toEqual([])
})

test('[DOC-01] the changelog is in no menu; the introduction links to it, and its feed lists the releases', async ({ page, request }) => {
  await page.goto('/view-ui-plus/guide/introduce')
  await expect(page.getByRole('navigation', { name: '章节' }).getByRole('link', { name: '更新日志' })).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: '更新日志' }).first().click()
  await expect(page).toHaveURL('/view-ui-plus/guide/changelog')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/更新日志/)
  for (const path of ['/view-ui-plus/guide/changelog', '/en-US/view-ui-plus/guide/changelog']) {
    const address = /<link[^>]+application\/atom\+xml[^>]+href="([^"]+)"/.exec(await (await request.get(path)).text())?.[1] ?? 'no feed'
    const feed = await (await request.get(new URL(address, 'http://here.example').pathname)).text()
    expect(feed.match(/<entry>/g)?.length, path).toBeGreaterThan(5)
    expect(feed, path).toContain('1.3.24')
  }
})

test('security headers are set on pages, on 404 and on assets', async ({ request }) => {
  const styles = /href="(\/assets\/[^"]+\.css)"/.exec(await (await request.get('/')).text())?.[1]
  for (const path of ['/', '/en-US/price', '/nothing-here', styles ?? 'no stylesheet found']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy'], path).toContain("script-src 'self' 'sha256-")
    expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'")
    expect(headers['content-security-policy'], path).not.toMatch(/script-src[^;]*unsafe/)
    expect(headers['x-content-type-options'], path).toBe('nosniff')
    expect(headers['referrer-policy'], path).toBe('strict-origin')
    expect(headers['permissions-policy'], path).toBeTruthy()
  }
})

test('hashed assets are cached for a year, pages are revalidated, both are served precompressed', async ({ request }) => {
  const html = await request.get('/price', { headers: { 'accept-encoding': 'br' } })
  expect(html.headers()['content-encoding']).toBe('br')
  expect(html.headers()['cache-control']).toBe('no-cache')
  expect(html.headers()['vary']).toMatch(/accept-encoding/i)
  const again = await request.get('/price', { headers: { 'if-none-match': html.headers()['etag'] ?? 'none', 'accept-encoding': 'br' } })
  expect(again.status()).toBe(304)

  const assets = [...(await html.text()).matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path = '']) => path)
  expect(assets.length).toBeGreaterThan(5)
  for (const path of assets) {
    const asset = await request.get(path, { headers: { 'accept-encoding': 'gzip' } })
    expect(asset.status(), path).toBe(200)
    expect(asset.headers()['cache-control'], path).toBe('public, max-age=31536000, immutable')
    expect(asset.headers()['content-type'], path).toMatch(path.endsWith('.json') ? /^application\/json/ : /javascript|css/)
  }
  const entry = assets.find((path) => /client-.*\.js$/.test(path)) ?? ''
  expect((await request.get(entry, { headers: { 'accept-encoding': 'br' } })).headers()['content-encoding']).toBe('br')
  expect((await request.get('/assets/gone-00000000.js')).status()).toBe(404)
})

test('[PLUS-01] [PLUS-06] the sitemap lists every indexed page in both languages, robots.txt the sitemap and llms.txt', async ({
  request,
}) => {
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const named = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => url)
  const indexed = sitePages.flatMap((page) => (page.indexed === false ? [] : page.path))
  const expected = [...new Set([...indexed, ...contentPages, ...itemPages, ...packagePages])].flatMap((path) =>
    locales.map((locale) => origin + localized(path, locale)),
  )
  expect(itemPages.length).toBeGreaterThan(5)
  expect(named.toSorted()).toEqual(expected.toSorted())
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${origin}/sitemap.xml`)
  for (const locale of locales) {
    expect(robots).toContain(`${origin}${localized('/llms.txt', locale)}`)
    const llms = await request.get(localized('/llms.txt', locale))
    expect(llms.headers()['content-type']).toBe('text/plain; charset=utf-8')
    expect(await llms.text()).toContain(`${origin}${localized('/llms-full.txt', locale)}`)
    expect((await request.get(localized('/llms-full.txt', locale))).status()).toBe(200)
  }
  for (const path of ['/user/', '/pay/', '/en-US/user/', '/en-US/pay/']) expect(robots).toContain(`Disallow: ${path}\n`)
})

test('[PLUS-06] every article has a Markdown page, and the payload of client navigation', async ({ request }) => {
  const articles = sitePages.filter(({ path }) => /^\/(view-ui-plus|packages)\//.test(path) || path === '/privacy')
  for (const locale of locales) {
    for (const { path } of articles) {
      const markdown = await request.get(`${localized(path, locale)}.md`)
      expect(markdown.status(), path).toBe(200)
      expect(markdown.headers()['content-type'], path).toMatch(/^text\/markdown/)
      expect(await markdown.text(), path).toMatch(/^# .{2,}\n\n.{5,}/)
      const payload = await request.get(`${localized(path, locale)}/index.json`)
      expect(payload.status(), path).toBe(200)
      expect(await payload.json()).toMatchObject({
        description: expect.any(String),
        html: expect.stringContaining('<h1'),
        toc: expect.any(Array),
      })
    }
  }
})

function unescape(text: string): string {
  return text.replaceAll('&amp;', '&').replaceAll('&quot;', '"').replaceAll('&#x27;', "'")
}
