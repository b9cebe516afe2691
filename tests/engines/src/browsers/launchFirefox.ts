import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firefoxPath } from '@view-site/bootstrap/engines'
import { z } from 'zod'
import type { Browser, BrowserPage, Size } from './Browser.ts'
import { connectBidi, type Bidi } from './connectBidi.ts'
import { clickActions, keyActions } from './inputActions.ts'
import { startProgram } from './startProgram.ts'

const userContext = z.object({ userContext: z.string() })
const browsingContext = z.object({ context: z.string() })
const evaluated = z.discriminatedUnion('type', [
  z.object({ type: z.literal('success'), result: z.object({ value: z.string() }) }),
  z.object({ type: z.literal('exception'), exceptionDetails: z.object({ text: z.string() }) }),
])
const screenshot = z.object({ data: z.string() })
const logEntry = z.object({ level: z.string(), text: z.string().nullable(), source: z.object({ context: z.string().optional() }) })

/** The preferences of a visitor from China. Firefox itself sets those that automation needs. */
const preferences = { 'intl.accept_languages': 'zh-CN, zh', 'browser.shell.checkDefaultBrowser': false }

/** What Firefox reports when a navigation interrupts the load of a font (`NS_BINDING_ABORTED`). */
const interrupted = /^downloadable font: download failed .* status=2152398850 /

/** Starts Debian's Firefox without a window, and drives it by WebDriver BiDi, which it serves itself. */
export async function launchFirefox(): Promise<Browser> {
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'))
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`)
  await writeFile(join(profile, 'user.js'), lines.join('\n'))
  const program = await startProgram(firefoxPath() ?? 'firefox-esr', {
    args: ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port', '0'],
    ready: /WebDriver BiDi listening on (ws:\S+)/,
    env: { TZ: 'Asia/Shanghai' },
  })
  const bidi = await connectBidi(`${program.ready}/session`)
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  return {
    newPage: (size) => openPage(bidi, size),
    async close() {
      bidi.close()
      await program.close()
      await rm(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

async function openPage(bidi: Bidi, viewport: Size): Promise<BrowserPage> {
  const user = userContext.parse(await bidi.send('browser.createUserContext'))
  const { context } = browsingContext.parse(await bidi.send('browsingContext.create', { type: 'window', ...user }))
  await bidi.send('browsingContext.setViewport', { context, viewport })
  const problems: string[] = []
  bidi.listen('log.entryAdded', (params) => {
    const { level, text, source } = logEntry.parse(params)
    if (level === 'error' && source.context === context && !interrupted.test(text ?? '')) problems.push(text ?? '')
  })
  return {
    goto: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'interactive' })),
    async evaluate(expression) {
      const outcome = evaluated.parse(await bidi.send('script.evaluate', { expression, target: { context }, awaitPromise: true }))
      if (outcome.type === 'exception') throw new Error(outcome.exceptionDetails.text)
      return outcome.result.value
    },
    click: async (x, y) => void (await bidi.send('input.performActions', { context, actions: clickActions(x, y) })),
    press: async (keys) => void (await bidi.send('input.performActions', { context, actions: keyActions(keys) })),
    screenshot: async () => Buffer.from(screenshot.parse(await bidi.send('browsingContext.captureScreenshot', { context })).data, 'base64'),
    problems: () => problems,
    close: async () => void (await bidi.send('browser.removeUserContext', user)),
  }
}
