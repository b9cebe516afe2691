import { glob, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { olderReleases } from '@view-site/content/older-releases'
import { versions } from '@view-site/content/versions'
import type { ApiExport, ApiHistory, PageApi } from '@view-site/docs'
import { apiInRelease } from '@view-site/docs/authoring'
import { readFacts } from '@view-site/vue-demo/facts'
import { parse } from 'yaml'
import type { Locale } from '@view-site/i18n/product'
import type { ApiMember, ComponentApi, LibraryApi } from '../src/completion/LibraryApi.ts'

const product = 'view-ui-plus'
const folder = join(dirname(fileURLToPath(import.meta.resolve('@view-site/content/package.json'))), product)

/** Names of the older versions of the library. */
export const olderVersions: readonly string[] = olderReleases.filter(({ section }) => section === product).map(({ id }) => id)

/**
 * The API of the library's components as its documentation has it in one language.
 * @param version An older version, `1.2`; the current one by default.
 */
export async function libraryApi(locale: Locale, version?: string): Promise<LibraryApi> {
  const [facts, inVersion] = await Promise.all([readFacts(), inOlderVersion(version)])
  const found: [string, ComponentApi][] = []
  for await (const file of glob('**/api.ts', { cwd: folder })) {
    const page = dirname(file).replaceAll('\\', '/')
    const module: { default: PageApi } = await import(pathToFileURL(join(folder, file)).href)
    const description = await descriptionOf(join(folder, page, `${locale}.md`))
    for (const [name, api] of Object.entries(inVersion(module.default, page))) {
      if (facts[name]?.kind === 'component') found.push([name, { page, description, ...tablesOf(api, locale) }])
    }
  }
  // The order in which files are found depends on the file system.
  return Object.fromEntries(found.toSorted(([one], [other]) => (one < other ? -1 : 1)))
}

/** What gives the tables of a page in an older version; none for a page that it does not have. */
async function inOlderVersion(version: string | undefined): Promise<(api: PageApi, page: string) => PageApi> {
  if (version === undefined) return (api) => api
  const older = olderReleases.find(({ section, id }) => section === product && id === version)
  if (!older) throw new Error(`View UI Plus ${version} is not in content/versions.ts.`)
  const history: ApiHistory = JSON.parse(await readFile(join(folder, 'releases.json'), 'utf8'))
  const without = versions[product].others.find(({ id }) => id === version)?.without ?? []
  return (api, page) => (without.some((missing) => missing === page) ? {} : apiInRelease(api, history, older.release))
}

async function descriptionOf(file: string): Promise<string> {
  const [, frontMatter = ''] = (await readFile(file, 'utf8')).split(/^---$/m)
  const { description }: { description: string } = parse(frontMatter)
  return description
}

function tablesOf({ props = {}, events = {}, slots = {} }: ApiExport, locale: Locale): Pick<ComponentApi, 'props' | 'events' | 'slots'> {
  return {
    props: rowsOf(props, locale, ({ type, default: preset, required }) => ({
      type,
      ...(preset === undefined ? {} : { default: preset }),
      ...(required && { required }),
    })),
    events: rowsOf(events, locale, ({ params }) => (params === undefined ? {} : { type: params })),
    slots: rowsOf(slots, locale, ({ props: type }) => (type === undefined ? {} : { type })),
  }
}

type Row = NonNullable<ApiExport['slots']>[string]

function rowsOf<T extends Pick<Row, 'description' | 'since' | 'deprecated'>>(
  rows: Readonly<Record<string, T>>,
  locale: Locale,
  more: (row: T) => Omit<ApiMember, 'description'>,
): Record<string, ApiMember> {
  return Object.fromEntries(
    Object.entries(rows).map(([name, row]) => {
      const { description, since, deprecated } = row
      const release = { ...(since !== undefined && { since }), ...(deprecated !== undefined && { deprecated }) }
      return [name, { ...more(row), description: description[locale] ?? '', ...release }]
    }),
  )
}
