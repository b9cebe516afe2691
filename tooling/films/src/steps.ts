import type { Localized } from '@view-site/platform/locale'
import { both } from './both.ts'
import type { Step, Target } from './Film.ts'

/** A caption, until the next one. */
export const say = (chinese: string, english: string): Step => ({ does: 'say', words: both(chinese, english) })

/** Nothing moves. */
export const rest = (ms: number): Step => ({ does: 'rest', ms })

/** The pointer goes there. */
export const point = (at: Target, ms = 800): Step => ({ does: 'point', at, ms, press: false })

/** The pointer goes there and clicks. */
export const press = (at: Target, ms = 800): Step => ({ does: 'point', at, ms, press: true })

/** Words go to where the focus is. */
export const type = (words: Localized | string, ms: number): Step => ({
  does: 'type',
  words: typeof words === 'string' ? both(words, words) : words,
  ms,
})

/** A key, by Playwright's name of it. */
export const key = (name: string): Step => ({ does: 'key', name })

/** Brings something to `top` px below the top of the picture. */
export const scroll = (to: Target, top: number, ms = 1000): Step => ({ does: 'scroll', to, top, ms })

/** Something that must be visible now. */
export const see = (what: Target): Step => ({ does: 'see', what })

/** This frame is the film's poster. */
export const poster: Step = { does: 'poster' }
