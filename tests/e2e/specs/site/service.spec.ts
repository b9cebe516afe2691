import type { Locator, Page } from '@playwright/test'
import { alive, expect, hydrated, test } from '../../fixtures.ts'
import { localesOf, repeats } from '../../full.ts'
import { localized, locales, type Locale } from '../../locales.ts'
import { reload } from '../../pages/shop.ts'

test.use({ dependsOn: 'served' })

for (const locale of localesOf('behaviour in the second language')) {
  const words = {
    'zh-CN': { ask: '咨询', title: '咨询客服', video: '观看视频', films: '产品视频', demo: '申请演示', close: '关闭' },
    'en-US': {
      ask: 'Ask us',
      title: 'Talk to us',
      video: 'Watch a video',
      films: 'Product videos',
      demo: 'Request a demo',
      close: 'Close',
    },
  }[locale]

  if (repeats('what customer service leads to')) {
    test(`[SALE-03] [LAY-12] customer service on every page leads to the demo and the films, in ${locale}`, async ({ page }) => {
      // A documentation page runs without the application: what the dialog leads to loads it.
      await page.goto(localized('/view-ui-plus/guide/introduce', locale))
      await alive(page)
      await page.getByRole('link', { name: words.ask, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: words.title })
      await expect(dialog.getByRole('img')).toBeVisible()
      await dialog.getByRole('button', { name: words.video }).click()
      await expect(page.getByRole('dialog', { name: words.films }).getByRole('button', { name: 'iCRUD' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.getByRole('link', { name: words.ask, exact: true }).click()
      await dialog.getByRole('button', { name: words.demo }).click()
      await expect(page.getByRole('dialog', { name: words.demo })).toBeVisible()
    })
  }
}

for (const locale of localesOf('behaviour in the second language')) {
  test(`[LAY-12] a film plays by the keyboard with captions in the language of the page, and stops when its dialog closes, in ${locale}`, async ({
    page,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => request.url().includes('/films/') && requested.push(new URL(request.url()).pathname))
    const { open, film } = await filmOf(page, locale)
    expect(requested).toEqual([])
    await open.press('Enter')
    await expect(film).toBeVisible()
    expect(requested.filter((path) => path.endsWith('.webm'))).toEqual([])
    await film.focus()
    await page.keyboard.press('Space')
    await expect.poll(() => playerOf(film)).toMatchObject({ error: null, plays: true, started: true })
    const { duration } = await playerOf(film)
    const cues = await cuesOf(film)
    expect(cues.map(({ language, shows }) => [language, shows])).toEqual(locales.map((one) => [one, one === locale]))
    expect(cues[0]?.times.length).toBeGreaterThan(3)
    expect(cues[1]?.times).toEqual(cues[0]?.times)
    expect(Math.max(...(cues[0]?.times.flat() ?? []))).toBeLessThanOrEqual(duration + 0.04)
    expect(await film.evaluate(jumpTo, duration - 2)).toBeGreaterThan(duration - 3)
    const element = await film.elementHandle()
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(open).toBeFocused()
    expect(await element?.evaluate((video) => video instanceof HTMLVideoElement && video.paused)).toBe(true)
    expect(requested).toContain(`/films/icrud.${locale}.webm`)
    expect(requested.filter((path) => path.includes('admin-plus'))).toEqual([])
  })
}

test.describe('offline', () => {
  test.use({ tolerated: /net::ERR_/ })

  test('[LAY-12] a film that cannot be loaded shows an error, links to the documentation, and plays once the connection is back', async ({
    page,
    context,
  }) => {
    await context.route('**/*.webm', (route) => route.abort())
    const { open, film } = await filmOf(page, 'zh-CN')
    await open.click()
    await film.focus()
    await page.keyboard.press('Space')
    const dialog = page.getByRole('dialog', { name: '产品视频' })
    const alert = dialog.getByRole('alert')
    await expect(alert).toContainText('视频没能播放')
    await expect(dialog.getByRole('link', { name: '去看文档' })).toHaveAttribute('href', '/icrud/introduce')
    await context.unroute('**/*.webm')
    await alert.getByRole('button', { name: '再试一次' }).click()
    await expect.poll(() => playerOf(film)).toMatchObject({ error: null, plays: true, started: true })
    await expect(alert).toHaveCount(0)
  })
})

test('[SALE-03] a visitor from a paid search ad gets another code; the page has no shell', async ({ page, open, context, world }) => {
  await open('/consult')
  const direct = page.getByRole('link', { name: '在手机上？直接打开' })
  const usual = await direct.getAttribute('href')
  await expect(page.getByRole('link', { name: '咨询', exact: true })).toHaveCount(0)
  await context.addCookies([{ name: 'c_utm_source', value: 'iview_bdtg_7', url: world.site }])
  await reload(page)
  await expect(direct).not.toHaveAttribute('href', usual ?? '')
  expect(await page.locator('[data-tracking]').getAttribute('data-tracking')).toBe('consult-bdtg')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('[SALE-03] [PLUS-01] the button is a link to a complete page', async ({ page }) => {
    await page.goto('/price')
    await page.getByRole('link', { name: '咨询', exact: true }).click()
    await expect(page).toHaveURL(/\/consult$/)
    await expect(page.getByText('工作日 10:00–18:00（北京时间）')).toBeVisible()
  })
})

test('[SALE-08] [ROUTE-01] an issue is written, previewed and opened in the tracker', async ({ page, open, context }) => {
  await context.route('https://github.com/**', (route) => route.fulfill({ body: 'tracker', contentType: 'text/html' }))
  await open('/new-issue')
  await page.getByRole('button', { name: '去提交' }).click()
  await expect(page.getByLabel('标题')).toBeFocused()
  await page.getByLabel('标题').fill('Table 空白')
  await page.getByLabel('View UI Plus 版本').fill('1.3.24')
  await page.getByLabel('Vue 版本').fill('3.5.45')
  await page.getByLabel('最小复现链接').fill('https://sandbox.example/s/abc')
  await page.getByLabel('复现步骤').fill('1. 打开页面')
  await page.getByLabel('期望的结果').fill('有内容')
  await page.getByLabel('实际的结果').fill('**空白**')
  await expect(page.getByRole('region', { name: '预览' }).locator('strong')).toHaveText('空白')
  const [tracker] = await Promise.all([context.waitForEvent('page'), page.getByRole('button', { name: '去提交' }).click()])
  const url = new URL(tracker.url())
  expect(url.pathname).toMatch(/\/issues\/new$/)
  expect(url.searchParams.get('title')).toBe('[Bug Report] Table 空白')
  expect(url.searchParams.get('body')).toContain('https://sandbox.example/s/abc')
  await expect(page.getByText('已在新标签页打开')).toBeVisible()
})

test('[SALE-09] [ROUTE-01] materials are previewed and downloaded', async ({ page, open, request }) => {
  await open('/resource')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: '下载设计令牌（JSON）' }).click()
  expect((await download).suggestedFilename()).toBe('tokens.json')
  const tokens: { themes: { light: { color: { brand: string } } } } = await (await request.get('/materials/tokens.json')).json()
  expect(tokens.themes.light.color.brand).toMatch(/^#/)
  await page.getByRole('link', { name: 'Sketch 素材' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Sketch 素材' })).toBeVisible()
  for (const picture of await page.getByRole('main').getByRole('img').all()) {
    await picture.scrollIntoViewIfNeeded()
    await expect.poll(() => picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0))).toBeGreaterThan(0)
  }
})

if (repeats('states of a page of the store')) {
  test('[SALE-07] [ROUTE-04] a licence holder has their name authenticated; others have no access', async ({
    page,
    open,
    control,
    account,
  }) => {
    await open('/user/auth')
    await expect(page).toHaveURL(/\/403\?from=/)
    await control.grant(account.mail, { icrud: 1 })
    await open('/user/auth')
    await page.getByLabel('姓名').fill('林夏')
    await page.getByLabel('身份证号码').fill('11010519491231002x')
    await page.getByRole('button', { name: '提交认证' }).click()
    await expect(page.getByText('审核中')).toBeVisible()
    await control.realName(account.mail, 'rejected', '号码与姓名不一致')
    await reload(page)
    await expect(page.getByText('原因：号码与姓名不一致')).toBeVisible()
    await page.getByLabel('姓名').fill('林夏')
    await page.getByLabel('身份证号码').fill('11010519491231002X')
    await page.getByRole('button', { name: '提交认证' }).click()
    await expect(page.getByText('审核中')).toBeVisible()
    await control.realName(account.mail, 'passed')
    await reload(page)
    await expect(page.getByText('你的账号已完成实名认证。')).toBeVisible()
    await expect(page.getByText('1****************X')).toBeVisible()
  })
}

/** The button for iCRUD's film on its documentation page, and the film. */
async function filmOf(page: Page, locale: Locale): Promise<{ open: Locator; film: Locator }> {
  await page.goto(localized('/icrud/introduce', locale))
  await hydrated(page)
  const [watch, films] = locale === 'zh-CN' ? ['视频演示', '产品视频'] : ['Watch a video', 'Product videos']
  return { open: page.getByRole('button', { name: watch }), film: page.getByRole('dialog', { name: films }).locator('video') }
}

interface Player {
  duration: number
  plays: boolean
  /** Whether playback has progressed. */
  started: boolean
  error: string | null
}

async function playerOf(film: Locator): Promise<Player> {
  return film.evaluate((video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('This is not a video.')
    return { duration: video.duration, plays: !video.paused, started: video.currentTime > 0.3, error: video.error?.message ?? null }
  })
}

interface Captions {
  language: string
  shows: boolean
  /** When each cue begins and ends, in seconds. */
  times: number[][]
}

/** The captions of a film in each language; disabled ones are loaded first. */
async function cuesOf(film: Locator): Promise<Captions[]> {
  return film.evaluate(async (video) => {
    if (!(video instanceof HTMLVideoElement)) throw new Error('This is not a video.')
    const shown = new Map([...video.textTracks].map((track) => [track, track.mode === 'showing']))
    for (const track of video.textTracks) if (track.mode === 'disabled') track.mode = 'hidden'
    const isLoaded = () => [...video.querySelectorAll('track')].every(({ readyState }) => readyState === HTMLTrackElement.LOADED)
    while (!isLoaded()) await new Promise((next) => setTimeout(next, 50))
    return [...video.textTracks].map((track) => ({
      language: track.language,
      shows: shown.get(track) ?? false,
      times: [...(track.cues ?? [])].map(({ startTime, endTime }) => [startTime, endTime]),
    }))
  })
}

/** Runs in the page: seeks in a film and returns the position. */
async function jumpTo(video: Element, seconds: number): Promise<number> {
  if (!(video instanceof HTMLVideoElement)) throw new Error('This is not a video.')
  const there = new Promise((done) => video.addEventListener('seeked', done, { once: true }))
  video.currentTime = seconds
  await there
  return video.currentTime
}
