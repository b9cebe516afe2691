import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../pages/pageApis.ts'
import { readClasses } from './readClasses.ts'
import { filesEndingWith, type SampleFiles } from './sampleFiles.ts'

const languages = ['zh-CN', 'en-US']

/** What the two reference pages list otherwise than the sample defines it: classes, members, tables, columns and their types. */
export function checkReference(files: SampleFiles, pages: ReadonlyMap<string, string>): string[] {
  return languages.flatMap((language) => [
    ...report(`classes/${language}`, checkClasses(files, readPage(pages, 'classes', language))),
    ...report(`tables/${language}`, checkTables(files, readPage(pages, 'tables', language))),
  ])
}

function report(page: string, problems: readonly string[]): string[] {
  return problems.map((problem) => `reference/${page}: ${problem}`)
}

function readPage(pages: ReadonlyMap<string, string>, name: string, language: string): string {
  return pages.get(`admin-cloud/reference/${name}/${language}.md`) ?? ''
}

function checkClasses(files: SampleFiles, page: string): string[] {
  const classes = readClasses(files)
  const sections = readSections(page)
  const modules = [...new Set(classes.map(({ module }) => module))]
  return [
    ...modules.flatMap((module) =>
      compare(
        module,
        (sections.get(module) ?? []).map(([name = '']) => name),
        classes.filter((one) => one.module === module).map(({ name }) => name),
      ),
    ),
    ...classes.flatMap(({ name, members }) => {
      const rows = sections.get(name)
      return rows
        ? compare(
            name,
            rows.map(([member = '']) => member),
            members,
          )
        : []
    }),
  ]
}

function checkTables(files: SampleFiles, page: string): string[] {
  const sections = readSections(page)
  const common = new Set(commonColumns(page))
  const diagram = readFileSync(join(root, 'admin-cloud/reference/tables/diagrams/map.svg'), 'utf8')
  return [...readColumns(files)].flatMap(([table, columns]) => {
    if (table.startsWith('QRTZ_')) return page.includes(`| \`${table}\` |`) ? [] : [`leaves out ${table}`]
    const rows = sections.get(table)
    const own = columns.filter(([column = '']) => !common.has(column)).map((column) => column.join(' '))
    return [
      ...(rows
        ? compare(
            table,
            rows.map(([column, type]) => `${column} ${type}`),
            own,
          )
        : [`leaves out ${table}`]),
      ...(diagram.includes(`>${table}<`) ? [] : [`the map leaves out ${table}`]),
    ]
  })
}

/** Tables of the SQL with their columns and types; ` NULL` follows the type of a column that may be empty. */
function readColumns(files: SampleFiles): Map<string, string[][]> {
  const statements = filesEndingWith(files, '.sql').flatMap(([, text]) => [...text.matchAll(/^CREATE TABLE (\w+) \(\n([^]*?)^\);/gm)])
  return new Map(
    statements.map(([, table = '', body = '']) => {
      const columns = [...body.matchAll(/^ {2}(?!PRIMARY|UNIQUE|KEY|FOREIGN)(\w+) +([A-Z]+(?:\([\d, ]+\))?)(.*)$/gm)]
      return [table, columns.map(([, name = '', type = '', rest = '']) => [name, rest.includes('NOT NULL') ? type : `${type} NULL`])]
    }),
  )
}

/** The first column of the page's first table. */
function commonColumns(page: string): string[] {
  const table = /^\|.*\n\| --- .*\n((?:\| `.*\n)+)/m.exec(page)?.[1] ?? ''
  return [...table.matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name)
}

/** Rows of the table below each heading of the third level: the code in their cells. */
function readSections(page: string): Map<string, string[][]> {
  return new Map(
    page.split(/^### /m).map((section) => {
      const [heading = '', ...lines] = section.split('\n')
      const end = lines.findIndex((line) => line.startsWith('## '))
      const rows = lines.slice(0, end === -1 ? undefined : end).filter((line) => line.startsWith('| `'))
      return [heading, rows.map((line) => line.split(' | ').map((cell) => /`([^`]+)`/.exec(cell)?.[1] ?? ''))]
    }),
  )
}

function compare(subject: string, listed: readonly string[], defined: readonly string[]): string[] {
  return [
    ...defined.filter((name) => !listed.includes(name)).map((name) => `${subject}: leaves out ${name}`),
    ...listed.filter((name) => !defined.includes(name)).map((name) => `${subject}: has no ${name}`),
  ]
}
