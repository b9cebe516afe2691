import type { Page } from 'playwright'

/** Controls the stopped clock of a page and its frames. */
export interface PageTime {
  /** Advances the clock by `ms`: timers fire, animations and transitions advance. */
  pass: (ms: number) => Promise<void>
}

/** The date and time of the pages' fake clock. */
const shootingDay = '2026-11-20T10:00:00+08:00'

/** Installs a fake clock that can be stopped. Call it before the first page is opened. */
export async function setClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(shootingDay) })
}

/** Stops the clock, which is then advanced manually. */
export async function stopTime(page: Page): Promise<PageTime> {
  await page.clock.pauseAt(new Date((await page.evaluate(() => Date.now())) + 1000))
  return {
    async pass(ms) {
      await page.clock.runFor(ms)
      await Promise.all(page.frames().map((frame) => frame.evaluate(passInAnimations, ms)))
    },
  }
}

/** Runs in the page: CSS animations and transitions do not use the fake clock, so they are paused and advanced manually. */
function passInAnimations(ms: number): void {
  for (const animation of document.getAnimations()) {
    if (animation.timeline !== document.timeline || animation.playState === 'finished') continue
    const before = animation.playState === 'paused' ? Number(animation.currentTime ?? 0) : 0
    animation.pause()
    const end = Number(animation.effect?.getComputedTiming().endTime ?? 0)
    if (before + ms >= end) animation.finish()
    else animation.currentTime = before + ms
  }
}
