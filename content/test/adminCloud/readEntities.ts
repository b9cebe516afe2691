import { filesEndingWith, type SampleFiles } from './sampleFiles.ts'
import { readTables } from './readTables.ts'

/** A class that MyBatis-Plus reads from and writes to a table. */
export interface Entity {
  path: string
  table: string
  /** Fields with their Java types, those of `TenantEntity` included. */
  fields: readonly { field: string; type: string }[]
  /** Whether its table has a `tenant_id`, which the interceptor fills. */
  isTenant: boolean
}

/** Every class of the sample with a `@TableName`. */
export function readEntities(files: SampleFiles): Entity[] {
  const tables = readTables(files)
  const base = filesEndingWith(files, '/TenantEntity.java')[0]?.[1] ?? ''
  return filesEndingWith(files, '.java').flatMap(([path, text]) => {
    const table = /@TableName\("(\w+)"\)/.exec(text)?.[1]
    if (table === undefined) return []
    const source = text.includes('extends TenantEntity') ? `${text}\n${base}` : text
    const fields = [...source.matchAll(/^ {4}private (\w+) (\w+);/gm)].map(([, type = '', field = '']) => ({ field, type }))
    return [{ path, table, fields, isTenant: tables.get(table)?.has('tenant_id') ?? false }]
  })
}

/** Columns of an entity's fields: `createTime` is `create_time`. */
export function entityColumns({ fields }: Entity): { column: string; type: string }[] {
  return fields.map(({ field, type }) => ({ column: field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), type }))
}
