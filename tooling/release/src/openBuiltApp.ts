import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { chromium, expect, type Page } from '@playwright/test'
import { visitorsChromium as launchOptions } from '@view-site/playwright-config'
import sirv from 'sirv'
import { listenLocally } from './registry/listenLocally.ts'
import { problemsOf } from './problemsOf.ts'

/** Serves the `dist` of an app and opens Chromium for `use`; console and network must stay without errors. Returns Chromium's version. */
export async function openBuiltApp(folder: string, use: (page: Page, origin: string) => Promise<void>): Promise<string> {
  const dist = join(folder, 'dist')
  if (!existsSync(dist)) throw new Error('The build wrote no dist folder.')
  const serve = sirv(dist, { single: true })
  const server = await listenLocally(
    createServer((request, response) => serve(request, response, () => void response.writeHead(404).end())),
  )
  // The rehearsal handles signals itself, to stop everything in order.
  const browser = await chromium.launch({ ...launchOptions, handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
    const problems = problemsOf(page)
    page.on('requestfailed', (request) => problems.push(`${request.url()}: ${request.failure()?.errorText}`))
    await use(page, server.origin).catch((cause: unknown) => {
      throw new Error([String(cause), ...problems].join('\n'), { cause })
    })
    expect(problems, 'errors and warnings of console and network').toEqual([])
    return browser.version()
  } finally {
    await browser.close()
    await server.close()
  }
}
