import { cp, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A page for any generator: Markdown whose links to other pages are relative `.md` paths. */
export interface CorpusPage {
  section: string
  slug: string
  title: string
  markdown: string
}

/** The product whose pages are replaced: its routes exist in the site. */
export const product = 'view-ui-plus'

/** Writes pages as content of the site: a folder each, a menu with a group for each section, and the site's own pages. */
export async function layOut(pages: readonly CorpusPage[], { root, own }: { root: string; own: string }): Promise<void> {
  await rm(root, { recursive: true, force: true })
  await mkdir(join(root, product), { recursive: true })
  await cp(own, join(root, 'site'), { recursive: true, filter: (file) => !file.includes('node_modules') })
  for (const page of pages) {
    const folder = join(root, product, page.section, page.slug)
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, 'zh-CN.md'), contentOf(page))
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

function contentOf({ section, title, markdown }: CorpusPage): string {
  const body = markdown
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replaceAll(/\]\(\.\/([\w-]+)\.md\)/g, `](/${product}/${section}/$1)`)
    .replaceAll(/\]\(\.\.\/([\w-]+)\/([\w-]+)\.md\)/g, `](/${product}/$1/$2)`)
  return `---\ntitle: ${title}\ndescription: ${title}\n---\n${body}`
}

function menuOf(pages: readonly CorpusPage[]): string {
  const groups = Map.groupBy(pages, ({ section }) => section)
  const items = [...groups].map(([section, all]) => ({
    kind: 'group',
    title: both(section),
    items: all.map(({ slug }) => ({ kind: 'page', page: `${section}/${slug}` })),
  }))
  const [first] = pages
  return `export default ${JSON.stringify({ title: both('Corpus'), index: `${first?.section}/${first?.slug}`, items }, null, 1)}\n`
}

function both(text: string) {
  return { 'zh-CN': text, 'en-US': text }
}
