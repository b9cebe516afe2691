import type { Film, Locale } from './Film.ts'

/** Names of the three files of a film in a language. */
export function filmFiles({ name }: Pick<Film, 'name'>, locale: Locale): Record<'film' | 'poster' | 'captions', string> {
  return { film: `${name}.${locale}.webm`, poster: `${name}.${locale}.webp`, captions: `${name}.${locale}.vtt` }
}
