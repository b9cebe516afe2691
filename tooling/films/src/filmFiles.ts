import type { Locale } from '@view-site/platform/locale'
import type { Film } from './Film.ts'

/** Names of the three files of a film in a language. */
export function filmFiles({ name }: Pick<Film, 'name'>, locale: Locale): Record<'film' | 'poster' | 'captions', string> {
  return { film: `${name}.${locale}.webm`, poster: `${name}.${locale}.webp`, captions: `${name}.${locale}.vtt` }
}
