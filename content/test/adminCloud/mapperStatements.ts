import { filesEndingWith, type SampleFiles } from './sampleFiles.ts'

/** SQL of a mapper, with `#{name}` where a parameter goes. */
export interface MapperStatement {
  path: string
  sql: string
}

/** Every statement of the sample's mappers. One with optional conditions comes twice: with all of them and without. */
export function mapperStatements(files: SampleFiles): MapperStatement[] {
  return [
    ...filesEndingWith(files, 'Mapper.java').flatMap(([path, text]) => annotated(text).map((sql) => ({ path, sql }))),
    ...filesEndingWith(files, 'Mapper.xml').flatMap(([path, text]) => mapped(text).map((sql) => ({ path, sql }))),
  ]
}

function annotated(text: string): string[] {
  return [...text.matchAll(/@(?:Select|Insert|Update|Delete)\((?:"""([^]*?)"""|"([^\n]*)")\)/g)].map(
    ([, block, line]) => block ?? line ?? '',
  )
}

function mapped(text: string): string[] {
  const fragments = new Map([...text.matchAll(/<sql id="(\w+)">([^]*?)<\/sql>/g)].map(([, id = '', sql = '']) => [id, sql]))
  return [...text.matchAll(/<(select|insert|update|delete) [^>]*>([^]*?)<\/\1>/g)].flatMap(([, , body = '']) => {
    const sql = body.replaceAll(/<include refid="(\w+)"\/>/g, (all, id: string) => fragments.get(id) ?? all)
    return [...new Set([render(sql), render(sql.replaceAll(/<if [^>]*>[^]*?<\/if>/g, ''))])]
  })
}

function render(sql: string): string {
  return sql
    .replaceAll('<where>', 'WHERE ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
}
