import type { ArticlePorts, DemoRequest } from '@view-site/docs'
import { stripLocale } from '@view-site/i18n/locale'
import { env } from '../env.ts'
import { loadServer } from './loadDemo.ts'
import { openPlayground } from './openPlayground.ts'
import { versionAt } from './versionAt.ts'

/** Opens demos in the playground, with the library of the version that is read, and with the simulated server of their page. */
export const playgroundPort: NonNullable<ArticlePorts['playground']> = {
  open({ source, ...demo }) {
    const [, version] = versionAt(stripLocale(location.pathname)).split('/')
    const code = withServer(source, demo).then((complete) => ({ source: complete, locale: demo.locale }))
    openPlayground(env.playground, code, version)
  },
}

/** A demo that runs without its server is better than none. */
async function withServer(source: string, demo: DemoRequest): Promise<string> {
  try {
    const server = await loadServer(demo)
    if (server === undefined) return source
    const { addServer } = await import('./addServer.ts')
    return addServer(source, server)
  } catch {
    return source
  }
}
