import { chromium as options } from '@view-site/playwright-config'
import { chromium } from 'playwright'
import type { Browser } from './Browser.ts'

/** Starts the Chromium of all other tests, as a visitor from China. */
export async function launchChromium(): Promise<Browser> {
  const browser = await chromium.launch(options)
  return {
    async newPage(viewport) {
      const context = await browser.newContext({ viewport, locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })
      const page = await context.newPage()
      const problems: string[] = []
      page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
      page.on('pageerror', (error) => problems.push(String(error)))
      return {
        goto: async (url) => void (await page.goto(url, { waitUntil: 'domcontentloaded' })),
        evaluate: (expression) => page.evaluate<string>(expression),
        click: (x, y) => page.mouse.click(x, y),
        // Playwright has no key for a character that no keyboard has.
        press: (keys) => (/^[^ -~]$/.test(keys.join('')) ? page.keyboard.insertText(keys.join('')) : page.keyboard.press(keys.join('+'))),
        screenshot: () => page.screenshot(),
        problems: () => problems,
        close: () => context.close(),
      }
    },
    close: () => browser.close(),
  }
}
