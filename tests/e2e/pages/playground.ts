import type { Page } from '@playwright/test'
import { z } from 'zod'

const messages = z.array(z.object({ origin: z.string(), data: z.unknown() }))
const address = 'https://playground.view-ui.example/'

export interface TestPlayground {
  /** The first received message, with its origin. */
  message: () => Promise<unknown>
  /** All received messages, once everything sent so far has arrived. */
  allMessages: () => Promise<unknown[]>
}

/**
 * Replaces the playground with a small page that reports that it is ready and records the messages it receives. With `leadsTo`, the
 * playground's window navigates to that page at another address.
 */
export async function openTestPlayground(page: Page, { leadsTo }: { leadsTo?: string } = {}): Promise<TestPlayground> {
  const context = page.context()
  const listening = { contentType: 'text/html', body: listener }
  await context.route(`${address}**`, (route) =>
    route.fulfill(
      leadsTo === undefined ? listening : { contentType: 'text/html', body: `<script>location.replace('${leadsTo}')</script>` },
    ),
  )
  if (leadsTo !== undefined) await context.route(`${leadsTo}**`, (route) => route.fulfill(listening))
  const popup = page.waitForEvent('popup')
  return {
    async message() {
      const handle = await (await popup).waitForFunction(() => 'heard' in window && Array.isArray(window.heard) && window.heard[0])
      return handle.jsonValue()
    },
    async allMessages() {
      const window = await popup
      await window.waitForURL(leadsTo ?? address)
      // The opener replies to this message after it has handled the first one, because messages of one window keep their order.
      await page.evaluate(() => {
        addEventListener('message', ({ data, source }) => {
          if (data === 'end?') source?.postMessage('end', { targetOrigin: '*' })
        })
      })
      await window.evaluate(() => opener.postMessage('end?', '*'))
      const heard = await window.waitForFunction(
        () => 'heard' in window && Array.isArray(window.heard) && window.heard.some(({ data }) => data === 'end') && window.heard,
      )
      return messages.parse(await heard.jsonValue()).filter(({ data }) => data !== 'end')
    },
  }
}

const listener = `<!doctype html><title>playground</title><script>
window.heard = []
addEventListener('message', ({ origin, data }) => window.heard.push({ origin, data }))
opener.postMessage({ type: 'view-site:ready' }, '*')
</script>`
