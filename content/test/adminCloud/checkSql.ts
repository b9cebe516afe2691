import { filesEndingWith, type SampleFiles } from './sampleFiles.ts'
import { readTables, type Tables } from './readTables.ts'

/** Tables that belong to another system's database, with the columns that the sample reads. */
const foreignTables: Tables = new Map([['erp_stock', new Set(['quantity', 'sku'])]])

// SQL keywords and functions that the statements of the sample use.
const words = new Set(
  `select distinct from join left cross on where and or not null is in as order group by having limit offset desc asc insert into values
   update set delete duplicate key count sum date now concat find_in_set coalesce between exists interval day`.split(/\s+/),
)

/** Statements and entities that name a table or a column that no file creates. */
export function checkSql(files: SampleFiles): string[] {
  const tables: Tables = new Map([...readTables(files), ...foreignTables])
  const statements = [
    ...filesEndingWith(files, '.sql').flatMap(([path, text]) => text.split(';').map((sql) => [path, sql] as const)),
    ...filesEndingWith(files, 'Mapper.java').flatMap(([path, text]) => mapperStatements(text).map((sql) => [path, sql] as const)),
    ...filesEndingWith(files, 'Mapper.xml').flatMap(([path, text]) => xmlStatements(text).map((sql) => [path, sql] as const)),
  ]
  return [
    ...statements.flatMap(([path, sql]) => checkStatement(sql, tables).map((problem) => `${path}: ${problem}`)),
    ...filesEndingWith(files, '.java').flatMap(([path, text]) => checkEntity(text, files, tables).map((problem) => `${path}: ${problem}`)),
  ]
}

function mapperStatements(text: string): string[] {
  return [...text.matchAll(/@(?:Select|Insert|Update|Delete)\((?:"""([^]*?)"""|"([^\n]*)")\)/g)].map(
    ([, block, line]) => block ?? line ?? '',
  )
}

function xmlStatements(text: string): string[] {
  const filters = /<sql id="filters">([^]*?)<\/sql>/.exec(text)?.[1] ?? ''
  return [...text.matchAll(/<select [^>]*>([^]*?)<\/select>/g)].map(([, sql = '']) =>
    sql
      .replace('<include refid="filters"/>', filters)
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll('&gt;', '>'),
  )
}

function checkStatement(sql: string, tables: Tables): string[] {
  const plain = sql
    .replaceAll(/--[^\n]*/g, '')
    .replaceAll(/'[^']*'/g, "''")
    .replaceAll(/#\{[^}]*\}/g, '?')
  if (!/^\s*(?:SELECT|INSERT|UPDATE|DELETE)\b/.test(plain)) return []
  const named = [
    ...plain.matchAll(
      /\b(?:FROM|JOIN|INTO|UPDATE)\s+(\w+)(?:\s+(?:AS\s+)?(?!ON\b|SET\b|WHERE\b|LEFT\b|JOIN\b|CROSS\b|GROUP\b|ORDER\b|VALUES\b)(\w+))?/g,
    ),
  ].filter(([, table]) => table !== 'param_value')
  const missing = named.flatMap(([, table = '']) => (tables.has(table) ? [] : [`no table ${table}`]))
  const columns = new Set(named.flatMap(([, table = '']) => [...(tables.get(table) ?? [])]))
  const own = new Set(named.flatMap(([, table = '', alias = '']) => [table, alias]))
  for (const [, name = ''] of plain.matchAll(/\bAS (\w+)/g)) own.add(name)
  const identifiers = new Set([...plain.matchAll(/\b[a-z_]\w*\b/g)].map(([name]) => name))
  return [
    ...missing,
    ...[...identifiers].filter((name) => !words.has(name) && !own.has(name) && !columns.has(name)).map((name) => `no column ${name}`),
  ]
}

function checkEntity(text: string, files: SampleFiles, tables: Tables): string[] {
  const table = /@TableName\("(\w+)"\)/.exec(text)?.[1]
  if (table === undefined) return []
  const columns = tables.get(table)
  if (!columns) return [`no table ${table}`]
  const base = text.includes('extends TenantEntity') ? (filesEndingWith(files, '/TenantEntity.java')[0]?.[1] ?? '') : ''
  const fields = [...`${text}\n${base}`.matchAll(/^ {4}private \w+ (\w+);/gm)].map(([, field = '']) => field)
  return fields
    .map((field) => field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`))
    .filter((column) => !columns.has(column))
    .map((column) => `${table} has no column ${column}`)
}
