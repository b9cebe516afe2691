import { mapperStatements } from './mapperStatements.ts'
import { entityColumns, readEntities, type Entity } from './readEntities.ts'
import { filesEndingWith, requireFile, type SampleFiles } from './sampleFiles.ts'
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
    ...filesEndingWith(files, '.sql').flatMap(([path, text]) => text.split(';').map((sql) => ({ path, sql }))),
    ...mapperStatements(files),
  ]
  return [
    ...statements.flatMap(({ path, sql }) => checkStatement(sql, tables).map((problem) => `${path}: ${problem}`)),
    ...readEntities(files).flatMap((entity) => checkEntity(entity, tables).map((problem) => `${entity.path}: ${problem}`)),
    ...checkTenants(files, readTables(files)),
  ]
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

function checkEntity(entity: Entity, tables: Tables): string[] {
  const columns = tables.get(entity.table)
  if (!columns) return [`no table ${entity.table}`]
  return entityColumns(entity).flatMap(({ column }) => (columns.has(column) ? [] : [`${entity.table} has no column ${column}`]))
}

/** The interceptor adds `tenant_id = …` for every table that the settings do not except. Quartz does not use MyBatis. */
function checkTenants(files: SampleFiles, tables: Tables): string[] {
  const settings = requireFile(files, 'admin-boot/src/main/resources/application.yml')
  const excepted = new Set(/ignore-tables: \[([^\]]*)\]/.exec(settings)?.[1]?.split(', '))
  return [...tables].flatMap(([table, columns]) =>
    table.startsWith('QRTZ_') || excepted.has(table) || columns.has('tenant_id')
      ? []
      : [`${table} has no tenant_id and is not in ignore-tables`],
  )
}
