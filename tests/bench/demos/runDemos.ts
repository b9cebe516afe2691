import type { Page } from 'playwright'

/** Results of the demos of a page. */
export interface DemoCount {
  running: number
  failed: number
}

/** Timeout for one demo in ms; generous, for a busy machine. */
const demoTimeout = 30_000

/** Scrolls each demo of an article into view and waits until it is mounted. */
export async function runDemos(page: Page): Promise<DemoCount> {
  return page.evaluate(async (most) => {
    const until = async (isSo: () => boolean) => {
      const end = performance.now() + most
      while (!isSo() && performance.now() < end) await new Promise((done) => setTimeout(done, 20))
    }
    // The article becomes interactive a moment after it is inserted.
    await until(() => 'ready' in document.documentElement.dataset)
    const blocks = [...document.querySelectorAll<HTMLElement>('[data-article] [data-demo]')]
    for (const block of blocks) {
      block.scrollIntoView({ block: 'center', behavior: 'instant' })
      await until(() => /running|failed/.test(block.dataset['state'] ?? ''))
    }
    const count = (state: string) => blocks.filter(({ dataset }) => dataset['state'] === state).length
    return { running: count('running'), failed: blocks.length - count('running') }
  }, demoTimeout)
}
