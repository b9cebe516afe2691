import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Code } from 'mdast'
import { readFence } from '../blocks/code/readFence.ts'
import { readCodeMarks } from '../blocks/code/codeMarks.ts'
import { eachNode } from '../compile/page/eachNode.ts'
import { createSite } from '../compile/Site.ts'
import { readText } from '../compile/source/readText.ts'
import { parseMarkdown } from '../compile/source/parseMarkdown.ts'

/** Code of a page as its reader would copy it, line by line where the page has it. */
export interface CodeFence {
  /** Path relative to the root of the content. */
  file: string
  /** Line of the code's first line in that file, from 1. */
  line: number
  language: string
  title?: string
  /** Whether the fence is marked as a fragment: `part`. */
  isPart: boolean
  /** The code without marks; lines that a diff takes away are empty. */
  code: string
}

/** Folders whose pages are read, below `root`, and their locales. */
export interface CodeFenceOptions {
  root: string
  products: readonly string[]
  /** @default `['zh-CN', 'en-US']` */
  locales?: readonly string[]
}

/** All code of the pages of some products, which are folders below `root`. */
export async function readCodeFences({ root, products, locales = createSite().locales }: CodeFenceOptions): Promise<CodeFence[]> {
  const files = globSync(
    products.flatMap((product) => locales.map((locale) => `${product}/**/${locale}.md`)),
    { cwd: root },
  )
  const pages = await Promise.all(files.toSorted().map(async (file) => codeFences(file, await readText(join(root, file)))))
  return pages.flat()
}

function codeFences(file: string, markdown: string): CodeFence[] {
  if (!markdown.includes('```')) return []
  const fences: CodeFence[] = []
  eachNode(parseMarkdown(markdown), (node) => {
    // A file that a page shows is checked where it is.
    if (node.type === 'code' && readFence(node).file === undefined) fences.push(fenceOf(file, node))
  })
  return fences
}

function fenceOf(file: string, node: Code): CodeFence {
  const { language, title, isPart } = readFence(node)
  const { code, removed } = readCodeMarks(node.value)
  return {
    file,
    line: (node.position?.start.line ?? 0) + 1,
    language,
    ...(title === undefined ? {} : { title }),
    isPart,
    code: code
      .split('\n')
      .map((text, index) => (removed.has(index + 1) ? '' : text))
      .join('\n'),
  }
}
