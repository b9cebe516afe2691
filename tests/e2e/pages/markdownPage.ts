import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'

const dist = resolve(import.meta.dirname, '../../../apps/site/dist/client')

/** File of a page in the built site. */
export function builtFile(path: string, extension: 'html' | 'md'): string {
  return `${dist}${path === '/' ? '/index' : path}.${extension}`
}

/** Numbers of headings, tables and code blocks in the Markdown page of an article. */
export function countsInMarkdown(path: string): { headings: number; tables: number; code: number } {
  const markdown = readFileSync(builtFile(path, 'md'), 'utf8')
  const prose = markdown.replaceAll(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '')
  return {
    headings: prose.match(/^#{1,6} .+$/gm)?.length ?? 0,
    tables: prose.match(/^\|[ :|-]+\|$/gm)?.length ?? 0,
    code: markdown.match(/^(`{3,})\S/gm)?.length ?? 0,
  }
}
