import { createCompiler, type SearchablePage } from '@view-site/docs/compile'
import type { CorpusPage } from '../docs/corpus.ts'
import { needles, placeOf } from './needles.ts'

/** Compiles a corpus into what every engine indexes, titles and text without code, and adds the needles to two pages. */
export async function readPages(corpus: readonly CorpusPage[]): Promise<SearchablePage[]> {
  const compiler = createCompiler()
  const pages: SearchablePage[] = []
  for (const [index, { section, slug, title, markdown }] of corpus.entries()) {
    const id = `${section}/${slug}`
    const needle = needles.find((one) => placeOf(one, corpus.length) === index)?.text ?? ''
    const { body } = await compiler.compileBody({ id, locale: 'zh-CN', file: id, markdown: plain(markdown, title, needle) })
    pages.push({ id, href: `/${id}`, title, description: '', sections: body.sections, terms: body.terms })
  }
  return pages
}

function plain(markdown: string, title: string, needle: string): string {
  const body = markdown.replace(/^---\n[\s\S]*?\n---\n/, '').replaceAll(/^```[\s\S]*?^```$/gm, '')
  const second = body.indexOf('\n## ', body.indexOf('\n## ') + 1)
  return `---\ntitle: ${title}\ndescription: ${title}\n---\n${body.slice(0, second)}\n\n${needle}\n${body.slice(second)}`
}

/** The text of a page, for engines without sections. */
export function textOf({ sections }: SearchablePage): string {
  return sections.map(({ title, text }) => `${title}\n${text}`).join('\n')
}
