import type { BrowserContext } from '@playwright/test'

/** Origins of the site and the playground in production. */
export const publicAddresses = { site: 'https://www.view-ui.example', playground: 'https://playground.view-ui.example' } as const

/** Serves the public addresses from servers on this machine. */
export async function servePublicly(
  context: BrowserContext,
  servers: Readonly<Record<keyof typeof publicAddresses, string>>,
): Promise<void> {
  await passOn(context, publicAddresses.site, servers.site)
  await passOn(context, publicAddresses.playground, servers.playground)
}

/** Leaves the pages, which may still be loading when a test ends, and then stops serving the public addresses. */
export async function stopServingPublicly(context: BrowserContext): Promise<void> {
  await Promise.all(context.pages().map((page) => page.goto('about:blank')))
  await context.unrouteAll({ behavior: 'ignoreErrors' })
}

/** Forwards requests for a public address to a server on this machine. */
async function passOn(context: BrowserContext, from: string, to: string): Promise<void> {
  await context.route(`${from}/**`, async (route, request) => {
    // The server may close a connection that has been idle just as it is used again.
    const response = await route.fetch({ url: to + request.url().slice(from.length), maxRetries: 2 })
    await route.fulfill({ response })
  })
}
