import type { ArticlePorts } from '@view-site/docs'
import { stripLocale } from '@view-site/i18n/locale'
import { env } from '../env.ts'
import { loadServer } from './loadDemo.ts'
import { openPlayground } from './openPlayground.ts'
import { versionAt } from './versionAt.ts'

/** Opens demos in the playground, with the library of the version that is read, and with the simulated server of their page. */
export const playgroundPort: NonNullable<ArticlePorts['playground']> = {
  open({ source, locale }) {
    const [, version] = versionAt(stripLocale(location.pathname)).split('/')
    const code = withServer(source).then((complete) => ({ source: complete, locale }))
    openPlayground(env.playground, code, version)
  },
}

/** A demo that runs without its server is better than none. */
async function withServer(source: string): Promise<string> {
  const { page, demos } = document.querySelector<HTMLElement>('[data-page]')?.dataset ?? {}
  try {
    const server = page === undefined ? undefined : await loadServer(page, demos)
    if (server === undefined) return source
    const { addServer } = await import('./addServer.ts')
    return addServer(source, server)
  } catch {
    return source
  }
}
