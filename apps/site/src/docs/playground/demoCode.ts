import type { DemoRequest } from '@view-site/docs'
import { localizePath, toLocale } from '@view-site/i18n/product'
import type { PlaygroundCode } from '@view-site/vue-demo/playground'
import { addServer, serverFile } from './addServer.ts'
import { loadServer } from '../loadDemo.ts'

/** A demo for the playground: its source, the simulated server of its page as another file, if that has one, and the path to return to. */
export async function demoCode(source: string, demo: DemoRequest & { id: string }): Promise<Omit<PlaygroundCode, 'type'>> {
  const server = await loadServer(demo)
  const code = server === undefined ? { source } : { source: addServer(source), others: { [serverFile]: server } }
  return { ...code, locale: demo.locale, page: pathOf(demo) }
}

function pathOf({ page, id, locale }: DemoRequest & { id: string }): string {
  return localizePath(`/${page}`, toLocale(locale)) + (id && `#${id}`)
}
