import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { miniBrowserPath } from '@view-site/bootstrap/engines'
import { freePort, startProcess } from '@view-site/test-servers'
import { z } from 'zod'
import type { Browser, BrowserPage, Size } from './Browser.ts'
import { compileLocale } from './compileLocale.ts'
import { clickActions, keyActions } from './inputActions.ts'
import { startDisplay } from './startDisplay.ts'

const reply = z.object({ value: z.unknown().optional() })
const failure = z.object({ error: z.string(), message: z.string() })
const session = z.object({ sessionId: z.string() })

/** Limit for a command in ms; generous, for a busy machine. */
const commandTimeout = 60_000

/** The same for reading the page: a navigation that interrupts it leaves it without a reply, and it is simply repeated. */
const readTimeout = 15_000

type Call = (method: 'GET' | 'POST' | 'DELETE', path: string, body?: object, limit?: number) => Promise<unknown>

/** Starts Debian's driver of WebKitGTK on a virtual display. Each page gets its own MiniBrowser. */
export async function launchWebKit(log: string): Promise<Browser> {
  const display = await startDisplay()
  // WebKit takes the visitor's languages from the locale of the process.
  const locales = await compileLocale('zh_CN')
  const driver = `http://127.0.0.1:${await freePort()}`
  const closeDriver = await startProcess(['WebKitWebDriver', `--port=${new URL(driver).port}`, '--host=127.0.0.1'], {
    cwd: tmpdir(),
    env: { DISPLAY: display.name, LOCPATH: locales, LC_ALL: 'zh_CN.UTF-8', TZ: 'Asia/Shanghai', LIBGL_ALWAYS_SOFTWARE: '1' },
    url: `${driver}/status`,
    log,
  })
  const call = callerOf(driver)
  return {
    newPage: (size) => openPage(call, size),
    async close() {
      await closeDriver()
      await display.close()
      await rm(locales, { recursive: true })
    },
  }
}

/** @see https://w3c.github.io/webdriver/#endpoints */
function callerOf(driver: string): Call {
  return async (method, path, body, limit = commandTimeout) => {
    const response = await fetch(driver + path, {
      method,
      signal: AbortSignal.timeout(limit),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new Error(`WebKitWebDriver did not respond to ${method} ${path.replace(/^\/session\/[^/]+/, '')}`, { cause })
    })
    const { value } = reply.parse(await response.json())
    if (response.ok) return value
    const { error, message } = failure.parse(value)
    throw new Error(`${error}: ${message}`)
  }
}

async function openPage(call: Call, size: Size): Promise<BrowserPage> {
  const options = { 'webkitgtk:browserOptions': { binary: miniBrowserPath(), args: ['--automation'] }, pageLoadStrategy: 'eager' }
  const { sessionId } = session.parse(await call('POST', '/session', { capabilities: { alwaysMatch: options } }))
  const path = `/session/${sessionId}`
  const page: BrowserPage = {
    goto: async (url) => void (await call('POST', `${path}/url`, { url })),
    evaluate: async (expression) =>
      z.string().parse(await call('POST', `${path}/execute/sync`, { script: `return ${expression}`, args: [] }, readTimeout)),
    click: async (x, y) => void (await call('POST', `${path}/actions`, { actions: clickActions(x, y) })),
    press: async (keys) => void (await call('POST', `${path}/actions`, { actions: keyActions(withShift(keys)) })),
    screenshot: async () => Buffer.from(z.string().parse(await call('GET', `${path}/screenshot`)), 'base64'),
    problems: () => [],
    close: async () => void (await call('DELETE', path)),
  }
  await resize(size)
  return page

  /** The size of a window includes the bars of MiniBrowser. */
  async function resize({ width, height }: Size): Promise<void> {
    await call('POST', `${path}/window/rect`, { x: 0, y: 0, width, height })
    const inner = Number(await page.evaluate('String(innerHeight)'))
    await call('POST', `${path}/window/rect`, { x: 0, y: 0, width, height: height + (height - inner) })
  }
}

/** Characters of a keyboard that need Shift. */
const shifted = /^[A-Z~!@#$%^&*()_+{}|:"<>?]$/

/** The driver presses the key of such a character without Shift, which types `2` instead of `@`. */
function withShift(keys: readonly string[]): readonly string[] {
  const [key = ''] = keys
  return keys.length === 1 && shifted.test(key) ? ['Shift', key] : keys
}
