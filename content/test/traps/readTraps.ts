import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Locale } from '@view-site/i18n/product'
import { root } from '../pages/pageApis.ts'

/** The heading of the section on traps. */
const trapsHeading: Readonly<Record<Locale, string>> = { 'zh-CN': '容易踩的坑', 'en-US': 'Traps' }

/** A trap as a page describes it. */
export interface DescribedTrap {
  /** The page below `view-ui-plus/`, and its title. */
  page: string
  pageTitle: string
  /** The bold sentence. */
  title: string
  /** What links to it have behind `#`; empty where it is missing. */
  id: string
  /** The rules that it links to. */
  rules: string[]
}

/** The traps of all current pages of View UI Plus, in the order of the pages. */
export function readTraps(locale: Locale): DescribedTrap[] {
  const folder = join(root, 'view-ui-plus')
  const files = globSync(`**/${locale}.md`, { cwd: folder, exclude: ['versions'] }).sort()
  return files.flatMap((file) => {
    const source = readFileSync(join(folder, file), 'utf8')
    const pageTitle = /^title: (.+)$/m.exec(source)?.[1] ?? ''
    const [, section = ''] = source.split(`\n## ${trapsHeading[locale]}\n`)
    const [items = ''] = section.split('\n## ')
    return [...items.matchAll(/^- \*\*(.+?)\*\*(.*)$/gm)].map(([, title = '', text = '']) => ({
      page: dirname(file),
      pageTitle,
      title,
      id: /\{#([\w-]+)\}$/.exec(text)?.[1] ?? '',
      rules: [...text.matchAll(/\/view-ui-plus\/guide\/linting#([\w-]+)\)/g)].map(([, rule = '']) => rule),
    }))
  })
}
