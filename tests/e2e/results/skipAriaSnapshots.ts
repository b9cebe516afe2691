import type { Browser, Page } from '@playwright/test'

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

/**
 * Each time that an expectation is not met yet, Playwright describes the whole page by roles and names, and uses this description only if the
 * expectation fails in the end. This took a sixth of the processor time of the journeys, and no option of Playwright prevents it. A failed
 * journey runs again with these descriptions.
 */
export async function skipAriaSnapshots(browser: Browser): Promise<void> {
  const page = await browser.newPage()
  const connection: Connection = Reflect.get(page, '_connection')
  const context = await connection.toImpl(page).mainFrame().utilityContext()
  const prototype: ExecutionContext = Object.getPrototypeOf(context)
  const evaluate = prototype.rawEvaluateHandle
  let isSkipped = false
  prototype.rawEvaluateHandle = function (this: ExecutionContext, expression) {
    isSkipped ||= expression.includes(describing)
    return evaluate.call(this, expression.replace(describing, `${describing} return;`))
  }
  await context.injectedScript()
  await page.close()
  if (!isSkipped) throw new Error('This version of Playwright describes pages by another function. Adapt or remove skipAriaSnapshots.ts.')
}
