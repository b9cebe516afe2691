import type { Localized } from '@view-site/platform/locale'
import { both } from './both.ts'
import type { Step, Target } from './Film.ts'

/** Shows a caption until the next one. */
export const say = (chinese: string, english: string): Step => ({ does: 'say', words: both(chinese, english) })

/** Waits. */
export const rest = (ms: number): Step => ({ does: 'rest', ms })

/** Moves the pointer to an element. */
export const point = (at: Target, ms = 800): Step => ({ does: 'point', at, ms, press: false })

/** Moves the pointer to an element and clicks it. */
export const press = (at: Target, ms = 800): Step => ({ does: 'point', at, ms, press: true })

/** Types text into the focused element. */
export const type = (words: Localized | string, ms: number): Step => ({
  does: 'type',
  words: typeof words === 'string' ? both(words, words) : words,
  ms,
})

/** Presses a key, by its name in Playwright. */
export const key = (name: string): Step => ({ does: 'key', name })

/** Scrolls an element to `top` px below the top of the picture. */
export const scroll = (to: Target, top: number, ms = 1000): Step => ({ does: 'scroll', to, top, ms })

/** Fails the recording unless an element is visible. */
export const see = (what: Target): Step => ({ does: 'see', what })

/** Uses the last frame as the film's poster. */
export const poster: Step = { does: 'poster' }
