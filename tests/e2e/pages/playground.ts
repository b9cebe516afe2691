import type { Page } from '@playwright/test'
import { z } from 'zod'

const messages = z.array(z.object({ origin: z.string(), data: z.unknown() }))
const address = 'https://playground.view-ui.example/'

export interface TestPlayground {
  /** The first message, with the origin that it claims. */
  message: () => Promise<unknown>
  /** All that was heard when everything sent before has surely arrived. */
  heardByTheEnd: () => Promise<unknown[]>
}

/** Puts a small page of our own at the playground's address: it says that it is ready and keeps what it hears. */
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
    async heardByTheEnd() {
      const window = await popup
      await window.waitForURL(leadsTo ?? address)
      // The opener answers this one itself, after it has dealt with the first: messages of one window keep their order.
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
