import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright'
import type { Locale } from '@view-site/platform/locale'
import { setClock } from './pageTime.ts'
import type { Picture, PicturedApp } from './Picture.ts'

export interface TakePictureOptions {
  browser: Browser
  /** Where the app of the picture is served. */
  origin: string
  locale: Locale
  /** The WebP file to write. */
  file: string
}

/** Size of the window: wide enough for a table or for the starter's sider, so that text is still readable in an article. */
const viewports: Record<PicturedApp, { width: number; height: number }> = {
  site: { width: 960, height: 720 },
  starter: { width: 1080, height: 480 },
}

/** Device pixels per CSS px. */
const scale = 1.5

/** Timeout of actions in ms; generous, for a busy machine. */
const actionTimeout = 120_000

/** Takes a picture of a page in a language, in the light theme, and writes it as WebP. */
export async function takePicture(picture: Picture, { browser, origin, locale, file }: TakePictureOptions): Promise<void> {
  const viewport = viewports[picture.app]
  const context = await browser.newContext({ viewport, locale, timezoneId: 'Asia/Shanghai', colorScheme: 'light', reducedMotion: 'reduce' })
  context.setDefaultTimeout(actionTimeout)
  const page = await context.newPage()
  await setClock(page)
  await picture.beforeLoad?.(page, locale)
  await open(page, picture, origin, locale)
  await picture.prepare(page, locale)
  await page.evaluate(finishAnimations)
  const box = picture.of ? await picture.of(page, locale).boundingBox() : { x: 0, y: 0, ...viewport }
  if (!box)
    throw new Error(`The element of the picture ${picture.name} is not visible on ${picture.path}. Check its \`of\` and \`prepare\`.`)
  const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  const clip = { ...box, x: box.x + scrolled.x, y: box.y + scrolled.y, scale }
  const devTools = await context.newCDPSession(page)
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 75, clip })
  await writeFile(file, Buffer.from(data, 'base64'))
  await context.close()
}

/** Opens the page. Only addresses of the site contain the language. */
async function open(page: Page, { app, path }: Picture, origin: string, locale: Locale): Promise<void> {
  const prefix = app === 'site' && locale !== 'zh-CN' ? `/${locale}` : ''
  await page.goto(`${origin}${prefix}${path}`)
  if (app === 'site') await page.locator('html[data-ready]').waitFor()
}

/** Runs in the page: puts finite animations at their end. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  }
}
