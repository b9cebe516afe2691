import { BotCheckError, type BotCheck } from './BotCheck.ts'

/** The object that VAPTCHA's script creates for a site id. */
export interface VaptchaUnit {
  /** Challenges the visitor if needed; `pass` or `close` follows. */
  validate(): void
  reset(): void
  listen(event: 'pass' | 'close', listener: () => void): void
  /** After `pass`: the token, and the server that verifies it. */
  getServerToken(): { token: string; server: string }
}

/** The global function of VAPTCHA's script. */
export type Vaptcha = (options: { vid: string; mode: 'invisible'; scene: number; lang: string }) => Promise<VaptchaUnit>

/** Options of {@link createVaptchaBotCheck}. */
export interface VaptchaBotCheckOptions {
  /** Id of the site's unit at VAPTCHA; each mode of a site has its own. */
  siteId: string
  /** Language of the challenge, such as `zh-CN` or `en`. @default 'auto' */
  language?: string | undefined
  /** Loads VAPTCHA's script. @default from its server in mainland China */
  load?: (() => Promise<Vaptcha>) | undefined
  /** Timeout for loading and setting up the script, in ms. @default 15000 */
  timeoutMs?: number | undefined
}

/**
 * Creates the invisible bot check of VAPTCHA, whose script loads on the first check. Its tokens have the form `token server`, with the
 * server that verifies the token.
 */
export function createVaptchaBotCheck({
  siteId,
  language = 'auto',
  load = loadVaptcha,
  timeoutMs = 15_000,
}: VaptchaBotCheckOptions): BotCheck {
  let prepared: Promise<VaptchaUnit> | undefined
  let waiting: { pass: () => void; close: () => void } | undefined

  async function prepare(): Promise<VaptchaUnit> {
    const vaptcha = await load()
    const unit = await vaptcha({ vid: siteId, mode: 'invisible', scene: 0, lang: language })
    unit.listen('pass', () => waiting?.pass())
    unit.listen('close', () => waiting?.close())
    return unit
  }

  async function ready(): Promise<VaptchaUnit> {
    prepared ??= inTime(prepare(), timeoutMs)
    try {
      return await prepared
    } catch (error) {
      // The next check loads the script again.
      prepared = undefined
      throw new BotCheckError('The bot check could not be loaded; check the connection and try again', { cause: error })
    }
  }

  return {
    async verify() {
      const unit = await ready()
      waiting?.close()
      return new Promise((resolve, reject) => {
        waiting = {
          pass: () => {
            const { token, server } = unit.getServerToken()
            resolve(`${token} ${server}`)
          },
          close: () => reject(new BotCheckError('The bot check was closed before it was passed; try again')),
        }
        unit.validate()
      })
    },
    reset() {
      void prepared?.then((unit) => unit.reset()).catch(() => undefined)
    },
  }
}

function inTime<Value>(work: Promise<Value>, ms: number): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`No response within ${ms} ms`)), ms)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

const source = 'https://v-cn.vaptcha.com/v3.js'

/** Adds VAPTCHA's script to the page and waits for its global function. */
function loadVaptcha(): Promise<Vaptcha> {
  return new Promise((resolve, reject) => {
    const script = Object.assign(document.createElement('script'), { src: source, async: true })
    script.addEventListener('load', () => {
      const vaptcha: unknown = Reflect.get(globalThis, 'vaptcha')
      if (isVaptcha(vaptcha)) resolve(vaptcha)
      else reject(new Error(`${source} did not define the function vaptcha()`))
    })
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error(`${source} could not be loaded`))
    })
    document.head.append(script)
  })
}

function isVaptcha(value: unknown): value is Vaptcha {
  return typeof value === 'function'
}
