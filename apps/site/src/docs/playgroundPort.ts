import type { ArticlePorts } from '@view-site/docs'
import { stripLocale } from '@view-site/i18n/locale'
import { env } from '../env.ts'
import { openPlayground } from './openPlayground.ts'
import { versionAt } from './versionAt.ts'

/** Opens demos in the playground, with the library of the version that is read. */
export const playgroundPort: NonNullable<ArticlePorts['playground']> = {
  open({ source, locale }) {
    const [, version] = versionAt(stripLocale(location.pathname)).split('/')
    openPlayground(env.playground, { source, locale }, version)
  },
}
