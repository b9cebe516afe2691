import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../pages/pageApis.ts'
import { readTables } from './readTables.ts'
import { filesEndingWith, requireFile, type SampleFiles } from './sampleFiles.ts'

/** Pages of Admin Cloud by path below the content. */
export function readPages(): Map<string, string> {
  const names = globSync('admin-cloud/**/{zh-CN,en-US}.md', { cwd: root }).sort()
  return new Map(names.map((name) => [name, readFileSync(join(root, name), 'utf8')]))
}

/** Languages whose code is in the sample, so that no page has a copy of it. */
const inSample = ['java', 'xml', 'yaml', 'properties', 'dockerfile', 'nginx']

/** What the pages name and the sample does not define: code, tables, addresses, accounts, permissions, ports. */
export function checkPages(files: SampleFiles, pages: ReadonlyMap<string, string>): string[] {
  const tables = readTables(files)
  const routes = readRoutes(files)
  const permissions = new Set([...menuRows(files)].flatMap((row) => row.match(/'(\w+:\w+:\w+)'/)?.[1] ?? []))
  const accounts = readAccounts(files)
  const ports = new Set(['443', ...[...files.values()].flatMap((text) => text.match(/\b\d{4,5}\b/g) ?? [])])
  const problems: string[] = []
  for (const [page, text] of pages) {
    const report = (message: string) => problems.push(`${page}: ${message}`)
    for (const [, language = '', meta = ''] of text.matchAll(/^```([a-z]+)([^\n]*)\n(?!```$)/gm))
      if (inSample.includes(language)) report(`has ${language} of its own instead of file="…":${meta}`)
    for (const [, table = ''] of text.matchAll(/`((?:sys|crm|QRTZ|qrtz)_[A-Za-z_]+)`/g))
      if (!table.endsWith('_') && !tables.has(table)) report(`names the table ${table}`)
    for (const [, path = ''] of text.matchAll(/(?:localhost:[89]000|(?:GET|POST|PUT|DELETE) )?(\/api\/(?:crm|system|account)\/[\w/{}-]+)/g))
      if (!routes.some((route) => route.test(path.replace('/api', '')))) report(`names the address ${path}`)
    for (const [, permission = ''] of text.matchAll(/[`"']((?:crm|system):\w+:\w+)[`"']/g))
      if (!permissions.has(permission)) report(`names the permission ${permission}`)
    for (const [, tenant = '', name = '', password = ''] of text.matchAll(/\| `(\w+)` \| `(\w+)` \| `(\w+@\d+)` \|/g))
      if (!isAccount(accounts, tenant, name, password)) report(`names the account ${tenant}/${name} with a wrong password`)
    for (const [, tenant = '', name = '', password = ''] of text.matchAll(/"tenant":"(\w+)","username":"(\w+)","password":"([^"]+)"/g))
      if (!isAccount(accounts, tenant, name, password)) report(`signs in as ${tenant}/${name} with a wrong password`)
    for (const [, port = ''] of text.matchAll(/(?:localhost|127\.0\.0\.1|\[::1\]):(\d+)/g))
      if (!ports.has(port)) report(`names the port ${port}`)
  }
  return [...problems, ...checkPermissions(files, permissions), ...checkMessages(files)]
}

function menuRows(files: SampleFiles): string[] {
  return filesEndingWith(files, '.sql').flatMap(([, text]) => text.match(/^ {2}\(\d+, \d+, +[123],.*$/gm) ?? [])
}

/** Endpoints of all controllers as patterns. */
function readRoutes(files: SampleFiles): RegExp[] {
  return filesEndingWith(files, 'Controller.java').flatMap(([, text]) => {
    const base = /@RequestMapping\("([^"]*)"\)/.exec(text)?.[1] ?? ''
    return [...text.matchAll(/@(?:Get|Post|Put|Delete)Mapping(?:\("([^"]*)"\))?/g)].map(
      ([, path = '']) => new RegExp(`^${`${base}${path}`.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
    )
  })
}

interface Account {
  tenant: string
  name: string
  digest: string
}

function readAccounts(files: SampleFiles): Account[] {
  const text = requireFile(files, 'sql/02_data.sql')
  const tenants = new Map([...text.matchAll(/^ {2}\((\d+), '(\w+)', '[^']*'\)/gm)].map(([, id = '', code = '']) => [id, code]))
  return [...text.matchAll(/^ {2}\(\d+, (\d+), \w+, '(\w+)', '(\$2b\$[^']+)'/gm)].map(([, tenant = '', name = '', digest = '']) => ({
    tenant: tenants.get(tenant) ?? '',
    name,
    digest,
  }))
}

const verified = new Map<string, boolean>()

// Perl's crypt is that of the system, which knows bcrypt.
function isAccount(accounts: readonly Account[], tenant: string, name: string, password: string): boolean {
  const digest = accounts.find((one) => one.tenant === tenant && one.name === name)?.digest
  if (digest === undefined) return false
  const key = `${digest} ${password}`
  const known = verified.get(key)
  if (known !== undefined) return known
  const computed = execFileSync('perl', ['-e', 'print crypt($ARGV[0], $ARGV[1])', password, digest], { encoding: 'utf8' })
  verified.set(key, computed === digest)
  return computed === digest
}

function checkPermissions(files: SampleFiles, permissions: ReadonlySet<string>): string[] {
  return filesEndingWith(files, 'Controller.java').flatMap(([path, text]) =>
    [...text.matchAll(/'(\w+:\w+:\w+)'/g)]
      .filter(([, permission = '']) => !permissions.has(permission))
      .map(([, permission]) => `${path}: no menu entry has the permission ${permission}`),
  )
}

/** Keys of messages that the code names and a language lacks. */
function checkMessages(files: SampleFiles): string[] {
  const named = filesEndingWith(files, '.java').flatMap(([path, text]) =>
    [...text.matchAll(/"\{?((?:error|crm|system)\.[a-z][\w-]*(?:\.[\w-]+)*)\}?"/g)].map(([, key = '']) => ({ path, key })),
  )
  const params = new Set(
    filesEndingWith(files, 'Params.java').flatMap(([, text]) => [...text.matchAll(/"([\w.-]+)"/g)].map(([, key]) => key)),
  )
  return ['messages.properties', 'messages_en.properties'].flatMap((name) => {
    const keys = new Set(
      filesEndingWith(files, `/${name}`).flatMap(([, text]) => [...text.matchAll(/^([\w.-]+)=/gm)].map(([, key]) => key)),
    )
    return named
      .filter(({ key }) => !keys.has(key) && !params.has(key) && key !== 'crm.follow-up')
      .map(({ path, key }) => `${path}: ${name} has no ${key}`)
  })
}
