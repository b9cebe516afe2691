import type { Locale } from '@view-site/platform/locale'
import type { Film } from './Film.ts'
import { timelineOf } from './timeline.ts'

/** The captions of a film in a language, as a WebVTT file. */
export function captionsOf(film: Pick<Film, 'steps'>, locale: Locale): string {
  const cues = timelineOf(film).cues.map(({ from, to, words }, index) => `${index + 1}\n${at(from)} --> ${at(to)}\n${words[locale]}\n`)
  return ['WEBVTT\n', ...cues].join('\n')
}

/** 61040 → `00:01:01.040`. */
function at(ms: number): string {
  return new Date(ms).toISOString().slice(11, 23)
}
