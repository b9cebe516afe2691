import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Marked } from 'marked'
import { createHighlighter } from 'shiki'
import { compressFolder } from '../compressFolder.ts'
import type { PeerPage } from '../peers/Peer.ts'
import { groupsOf } from '../peers/readPages.ts'

const style = `:root{color-scheme:light dark}
body{margin:0;font:16px/1.75 system-ui,sans-serif}
header{display:flex;align-items:center;height:56px;padding:0 24px;border-bottom:1px solid #8884}
.page{display:grid;grid-template-columns:272px minmax(0,1fr) 200px}
nav,aside{padding:24px;font-size:14px}
nav a,aside a{display:block;padding:4px 0;color:inherit;text-decoration:none}
main{padding:24px 48px}
pre{padding:16px;overflow:auto;border-radius:8px;font-size:14px}
code{font-family:ui-monospace,monospace}
table{border-collapse:collapse}
td,th{padding:6px 12px;border:1px solid #8884}
@media(prefers-color-scheme:dark){.shiki,.shiki span{color:var(--shiki-dark)!important;background:var(--shiki-dark-bg)!important}}
`

/**
 * Writes pages as static HTML with a small style sheet and no script: header, menu with the pages of the open group, highlighted text and
 * table of contents.
 * @returns The folder.
 */
export async function writeFloor(folder: string, pages: readonly PeerPage[]): Promise<string> {
  await rm(folder, { recursive: true, force: true })
  const highlighter = await createHighlighter({ themes: ['github-light', 'github-dark'], langs: ['ts', 'vue', 'bash'] })
  const themes = { light: 'github-light', dark: 'github-dark' }
  let headings: string[] = []
  const marked = new Marked({
    renderer: {
      code: ({ text, lang = '' }) =>
        highlighter.codeToHtml(text, { lang: highlighter.getLoadedLanguages().includes(lang) ? lang : 'text', themes }),
      heading({ tokens, depth }) {
        const text = this.parser.parseInline(tokens)
        headings.push(`<a href="#h${headings.length}">${text}</a>`)
        return `<h${depth} id="h${headings.length - 1}">${text}</h${depth}>\n`
      },
    },
  })
  const groups = groupsOf(pages)
  for (const page of pages) {
    headings = []
    const article = await marked.parse(page.markdown)
    await mkdir(dirname(join(folder, page.path)), { recursive: true })
    await writeFile(join(folder, `${page.path}.html`), documentOf(page, { article, menu: menuOf(groups, page), headings }))
  }
  await writeFile(join(folder, 'style.css'), style)
  highlighter.dispose()
  await compressFolder(folder)
  return folder
}

function documentOf(
  { title }: PeerPage,
  { article, menu, headings }: { article: string; menu: string; headings: readonly string[] },
): string {
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css">
</head>
<body>
<header>Corpus</header>
<div class="page"><nav>${menu}</nav><main><h1>${title}</h1>${article}</main><aside>${headings.join('')}</aside></div>
</body>
</html>`
}

/** All groups; the pages of the open one. */
function menuOf(groups: readonly [group: string, pages: readonly PeerPage[]][], { group: open }: PeerPage): string {
  return groups
    .map(([group, pages]) => {
      const links = group === open ? pages.map(({ path, title }) => `<a href="/${path}">${title}</a>`) : []
      return `<a href="/${pages[0]?.path}"><b>${group}</b></a>${links.join('')}`
    })
    .join('')
}
