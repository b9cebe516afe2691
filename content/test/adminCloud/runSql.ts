import { entityColumns, readEntities, type Entity } from './readEntities.ts'
import { mapperStatements } from './mapperStatements.ts'
import { requireFile, type SampleFiles } from './sampleFiles.ts'
import type { Mariadb } from './startMariadb.ts'

/** What the statements are executed with, by the name of the parameter. */
const parameters: Readonly<Record<string, string>> = {
  after: '0',
  before: "'2026-05-06 10:00:00'",
  code: "'demo'",
  customerId: '1',
  from: "'2026-05-01'",
  id: '101',
  key: "'crm.follow-up-days'",
  mobile: "'13800000001'",
  'q.level': '2',
  'q.name': "'Acme'",
  requestNo: "'R-1'",
  roleId: '12',
  size: '20',
  sku: "'A-1'",
  tenantId: '1001',
  until: "'2026-06-01'",
  userId: '2002',
  username: "'sales'",
  value: "'14'",
}

/** A value of each Java type that the entities have. */
const values: Readonly<Record<string, string>> = {
  BigDecimal: '12.5',
  Integer: '1',
  LocalDateTime: 'NOW()',
  Long: '900',
  RoleScope: '3',
  String: "'x'",
}

/** What was run, and the statements that a database refused. */
export interface SqlRun {
  statements: number
  problems: string[]
}

/**
 * Runs all SQL on a server, as a reader would: the scripts in the order in which the container runs them, then those of the cloud edition,
 * the statements of the mappers, those that MyBatis-Plus makes of the entities, and the SQL that pages have of their own.
 * Accounts and grants are left out.
 */
export function runSql(files: SampleFiles, pages: ReadonlyMap<string, string>, database: Mariadb): SqlRun {
  const parts = [
    { path: '', sql: 'DROP DATABASE IF EXISTS admin_cloud; DROP DATABASE IF EXISTS admin_job;' },
    script(files, 'env/create-database.sql'),
    { path: '', sql: 'USE admin_cloud;' },
    ...[...files.keys()].filter((path) => /^sql\/[^/]+\.sql$/.test(path)).map((path) => script(files, path)),
    // The table of another system that a mapper reads through a second data source.
    { path: '', sql: 'CREATE TABLE erp_stock (sku VARCHAR(50) NOT NULL PRIMARY KEY, quantity BIGINT NOT NULL);' },
    ...readEntities(files).flatMap(entityStatements),
    ...mapperStatements(files).map(({ path, sql }) => ({ path, sql: execute(sql) })),
    ...[...pages].flatMap(([path, text]) => pageStatements(text).map((sql) => ({ path, sql }))),
    script(files, 'sql/cloud/admin_job.sql'),
    { path: '', sql: 'USE admin_job;' },
    script(files, 'sql/03_job.sql'),
  ]
  const ends: number[] = []
  for (const { sql } of parts) ends.push((ends.at(-1) ?? 0) + sql.split('\n').length)
  const errors = database.run(parts.map(({ sql }) => sql).join('\n'))
  return {
    statements: parts.reduce((sum, { sql }) => sum + sql.split(/;\s*$/m).filter((one) => one.trim() !== '').length, 0),
    problems: errors.map(({ line, message }) => `${parts[ends.findIndex((end) => line <= end)]?.path ?? ''}: ${message}`),
  }
}

interface Part {
  path: string
  sql: string
}

/** A script without accounts, and with MariaDB's name of the collation. */
function script(files: SampleFiles, path: string): Part {
  const sql = requireFile(files, path)
    .replaceAll(/^(?:CREATE USER|GRANT) [^;]*;/gm, '')
    .replaceAll('utf8mb4_0900_ai_ci', 'utf8mb4_uca1400_ai_ci')
  return { path, sql }
}

/** Prepares and executes a statement with the values above, and undoes it. */
function execute(sql: string): string {
  const names = [...sql.matchAll(/#\{([\w.]+)\}/g)].map(([, name = '']) => name)
  const text = sql
    .replaceAll(/#\{[\w.]+\}/g, '?')
    .replaceAll(/\s+/g, ' ')
    .replaceAll("'", "''")
  const variables = names.map((name, index) => `@p${index} = ${parameters[name] ?? `no_value_for_${name.replace('.', '_')}`}`)
  return [
    'START TRANSACTION;',
    ...(names.length > 0 ? [`SET ${variables.join(', ')};`] : []),
    `PREPARE statement FROM '${text.trim()}';`,
    `EXECUTE statement${names.length > 0 ? ` USING ${names.map((_, index) => `@p${index}`).join(', ')}` : ''};`,
    'ROLLBACK;',
  ].join('\n')
}

/** What `BaseMapper` does with an entity, the tenant added as the interceptor adds it. */
function entityStatements(entity: Entity): Part[] {
  const { path, table, isTenant } = entity
  const columns = entityColumns(entity)
  const row: [string, string][] = [
    ...columns.map(({ column, type }): [string, string] => [column, values[type] ?? `no_value_of_type_${type}`]),
    ...(isTenant ? [['tenant_id', '1001'] as [string, string]] : []),
  ]
  const where = `WHERE id = 900${isTenant ? ' AND tenant_id = 1001' : ''}`
  return [
    'START TRANSACTION;',
    `INSERT INTO ${table} (${row.map(([column]) => column).join(', ')}) VALUES (${row.map(([, value]) => value).join(', ')});`,
    `SELECT ${columns.map(({ column }) => column).join(', ')} FROM ${table} ${where};`,
    `UPDATE ${table} SET ${row.map(([column, value]) => `${column} = ${value}`).join(', ')} ${where};`,
    'ROLLBACK;',
  ].map((sql) => ({ path, sql }))
}

function pageStatements(text: string): string[] {
  const blocks = [...text.matchAll(/^```sql[^\n]*\n([^]*?)^```$/gm)].map(([, sql = '']) => sql.trim())
  return blocks.filter((sql) => sql !== '').map((sql) => `START TRANSACTION;\n${sql}\nROLLBACK;`)
}
