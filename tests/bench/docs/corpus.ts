import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A page for any generator: Markdown whose links to other pages are relative `.md` paths. */
export interface CorpusPage {
  section: string
  slug: string
  title: string
  markdown: string
}

/** The section of the site that has the pages. */
export const product = 'view-ui-plus'

/** The address of a page, without the first slash. */
export function pathOf({ section, slug }: Pick<CorpusPage, 'section' | 'slug'>): string {
  return `${product}/${section}/${slug}`
}

/** Writes pages as content of a site: a folder each, and a menu with a group for each section. */
export async function layOut(pages: readonly CorpusPage[], root: string): Promise<void> {
  for (const page of pages) {
    const folder = join(root, pathOf(page))
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'zh-CN.md'), `---\ntitle: ${page.title}\ndescription: ${page.title}\n---\n${bodyOf(page)}`)
  }
  await writeFile(join(root, product, 'menu.ts'), menuOf(pages))
}

/** Reads pages from a folder of sections: `section-01/page-01.md`. */
export async function readCorpus(folder: string): Promise<CorpusPage[]> {
  const names = await readdir(folder, { recursive: true })
  const files = names.filter((name) => /^[^/]+\/[^/]+\.md$/.test(name)).sort()
  return Promise.all(
    files.map(async (file) => {
      const markdown = await readFile(join(folder, file), 'utf8')
      const [section = '', slug = ''] = file.slice(0, -3).split('/')
      return { section, slug, title: /^title: (.+)$/m.exec(markdown)?.[1] ?? slug, markdown }
    }),
  )
}

/** The Markdown of a page without its front matter; its links are addresses. */
export function bodyOf({ section, markdown }: CorpusPage): string {
  return markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/\]\(\.\/([\w-]+)\.md\)/g, (_link, slug: string) => `](/${pathOf({ section, slug })})`)
    .replaceAll(/\]\(\.\.\/([\w-]+)\/([\w-]+)\.md\)/g, (_link, other: string, slug: string) => `](/${pathOf({ section: other, slug })})`)
}

function menuOf(pages: readonly CorpusPage[]): string {
  const groups = Map.groupBy(pages, ({ section }) => section)
  const items = [...groups].map(([section, all]) => ({
    kind: 'group',
    title: { 'zh-CN': section },
    items: all.map(({ slug }) => ({ kind: 'page', page: `${section}/${slug}` })),
  }))
  const [first] = pages
  return `export default ${JSON.stringify({ title: { 'zh-CN': 'Corpus' }, index: `${first?.section}/${first?.slug}`, items }, null, 1)}\n`
}
