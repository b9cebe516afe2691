import type { Page } from 'playwright'

/** The clock of a page and its frames, stopped between two steps. */
export interface PageTime {
  /** Lets `ms` pass: timers fire, animations and transitions go on. */
  pass: (ms: number) => Promise<void>
}

/** Day and time that the pages believe in. */
const shootingDay = '2026-11-20T10:00:00+08:00'

/** Gives the pages a clock that can be stopped; before the first page is opened. */
export async function setClock(page: Page): Promise<void> {
  await page.clock.install({ time: new Date(shootingDay) })
}

/** Stops the clock. From now on it is advanced manually. */
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
