import type { Localized } from '@view-site/platform/locale'
import type { Film, Step } from './Film.ts'

/** Frames per second. */
export const frameRate = 25

/** Duration of a frame, in ms. */
export const frameMs = 1000 / frameRate

/** Frames of a click: the button goes down and up. */
export const clickFrames = 5

/** A caption with its start and end in ms. */
export interface Cue {
  from: number
  to: number
  words: Localized
}

export interface Timeline {
  /** Length of the film, in ms. */
  ms: number
  cues: readonly Cue[]
}

/** Number of frames of a step. */
export function framesOf(step: Step): number {
  if (step.does === 'point') return wholeFrames(step.ms) + (step.press ? clickFrames : 0)
  return 'ms' in step ? wholeFrames(step.ms) : 0
}

/** The times of the captions and the length of the film, computed from the scenes before anything is recorded. */
export function timelineOf({ steps }: Pick<Film, 'steps'>): Timeline {
  let ms = 0
  const begun: Omit<Cue, 'to'>[] = []
  for (const step of steps) {
    if (step.does === 'say') begun.push({ from: ms, words: step.words })
    ms += framesOf(step) * frameMs
  }
  return { ms, cues: begun.map((cue, index) => ({ ...cue, to: begun[index + 1]?.from ?? ms })) }
}

function wholeFrames(ms: number): number {
  return Math.max(1, Math.round(ms / frameMs))
}
