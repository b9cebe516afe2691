import type { ArticlePorts } from '@view-site/docs'
import { stripLocale } from '@view-site/i18n/product'
import { env } from '../../env.ts'
import { openPlayground } from './openPlayground.ts'
import { versionAt } from '../versionAt.ts'

/** What editing and opening demos need; one file, because the reader has few bytes left for another import. */
export const loadActions = () => import('./demoActions.ts')

/** Opens demos in the playground, with the library of the version that is read, and with the simulated server of their page. */
export const playgroundPort: NonNullable<ArticlePorts['playground']> = {
  open({ source, ...demo }) {
    const [, version] = versionAt(stripLocale(location.pathname)).split('/')
    const complete = loadActions().then(({ demoCode }) => demoCode(source, demo))
    // Without its server, a demo still shows what it can.
    const code = complete.catch(() => ({ source, locale: demo.locale }))
    openPlayground(env.playground, code, version)
  },
}
