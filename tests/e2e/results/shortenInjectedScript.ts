import type { Browser, Page } from '@playwright/test'
import { transformSync } from 'esbuild'

/** A document in which Playwright runs its own script. */
interface ExecutionContext {
  rawEvaluateHandle: (expression: string) => Promise<unknown>
  injectedScript: () => Promise<unknown>
}

/** The connection between the objects of a test and those that control the browser, in the same process. */
interface Connection {
  toImpl: (page: Page) => { mainFrame: () => { utilityContext: () => Promise<ExecutionContext> } }
}

/** The beginning of the function of Playwright's script that describes a page on which an expectation is not met. */
const describing = 'ariaSnapshotForExpectFailure(element, options) {'

/** The end of Playwright's script: the options of one document. */
const end = /\(globalThis, (\{.*\})\);\s*\}\)\(\);\s*$/

/** Placeholder for the options in the script that all documents share. */
const placeholder = 'optionsOfDocument'

/**
 * Shortens the script that Playwright sends to each document in which it looks for an element, 330 kB with the names and spaces of its
 * source: minified, it takes half of the processor time. Each time that an expectation is not met yet, the script also describes the whole
 * page by roles and names, which is used only if the expectation fails in the end, and took a sixth of the processor time of the journeys.
 * No option of Playwright prevents either. A failed journey runs again with the whole script.
 */
export async function shortenInjectedScript(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  const connection: Connection = Reflect.get(page, '_connection')
  const context = await connection.toImpl(page).mainFrame().utilityContext()
  const prototype: ExecutionContext = Object.getPrototypeOf(context)
  const evaluate = prototype.rawEvaluateHandle
  let long = ''
  let short = ''
  prototype.rawEvaluateHandle = function (this: ExecutionContext, expression) {
    const [tail = '', options = ''] = expression.includes(describing) ? (end.exec(expression) ?? []) : []
    if (tail === '') return evaluate.call(this, expression)
    const shared = expression.slice(0, -tail.length)
    if (shared !== long) [long, short] = [shared, minified(shared)]
    return evaluate.call(
      this,
      short.replace(placeholder, () => options),
    )
  }
  await context.injectedScript()
  await page.close()
  if (short === '') throw new Error('This version of Playwright sends another script. Adapt or remove shortenInjectedScript.ts.')
}

/** The part of Playwright's script that all documents share, minified and without descriptions. */
function minified(shared: string): string {
  const whole = `${shared.replace(describing, `${describing} return;`)}(globalThis, ${placeholder});})();`
  return transformSync(whole, { minify: true, target: 'esnext' }).code
}
