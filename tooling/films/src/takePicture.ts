import { writeFile } from 'node:fs/promises'
import type { Browser } from 'playwright'
import type { Locale } from '@view-site/platform/locale'
import { setClock } from './pageTime.ts'
import type { Picture } from './Picture.ts'

export interface TakePictureOptions {
  browser: Browser
  origin: string
  locale: Locale
  /** The WebP file to write. */
  file: string
}

/** Wide enough for a table, so that its text is still readable in an article. */
const viewport = { width: 960, height: 720 }

/** Device pixels per CSS px. */
const scale = 1.5

/** Timeout of actions in ms; generous, for a busy machine. */
const actionTimeout = 120_000

/** Takes a picture of a page in a language, in the light theme, and writes it as WebP. */
export async function takePicture(picture: Picture, { browser, origin, locale, file }: TakePictureOptions): Promise<void> {
  const context = await browser.newContext({ viewport, locale, timezoneId: 'Asia/Shanghai', colorScheme: 'light', reducedMotion: 'reduce' })
  context.setDefaultTimeout(actionTimeout)
  const page = await context.newPage()
  await setClock(page)
  await page.goto(`${origin}${locale === 'zh-CN' ? '' : `/${locale}`}${picture.path}`)
  await page.locator('html[data-ready]').waitFor()
  await picture.prepare(page, locale)
  await page.evaluate(finishAnimations)
  const box = await picture.of(page, locale).boundingBox()
  if (!box)
    throw new Error(`The element of the picture ${picture.name} is not visible on ${picture.path}. Check its \`of\` and \`prepare\`.`)
  const scrolled = await page.evaluate(() => ({ x: scrollX, y: scrollY }))
  const clip = { ...box, x: box.x + scrolled.x, y: box.y + scrolled.y, scale }
  const devTools = await context.newCDPSession(page)
  const { data } = await devTools.send('Page.captureScreenshot', { format: 'webp', quality: 75, clip })
  await writeFile(file, Buffer.from(data, 'base64'))
  await context.close()
}

/** Runs in the page: puts finite animations at their end. */
function finishAnimations(): void {
  for (const animation of document.getAnimations()) {
    if (Number.isFinite(animation.effect?.getComputedTiming().endTime)) animation.finish()
  }
}
