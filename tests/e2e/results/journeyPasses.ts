import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { z } from 'zod'

const workspace = resolve(import.meta.dirname, '../../..')
const site = join(workspace, 'apps/site')
const file = join(import.meta.dirname, '../node_modules/.cache/journey-passes.json')

const journeyPasses = z.record(
  z.string(),
  z.object({
    /** Hash of everything that the journey depends on besides the built pages and the API. */
    setup: z.string(),
    /** Requested path, or folder of another built app → hash of its content. */
    served: z.record(z.string(), z.string()),
  }),
)

type JourneyPasses = z.output<typeof journeyPasses>

/** Paths that the API serves. */
const apiPath = /^\/(v1|api|__control|openapi)(\/|\.|$)/

/** Sources that the API's replies depend on, from the root of the workspace. */
const api = ['apps/mock-api/{package.json,src/**}', 'packages/contract/{package.json,src/**}', 'content/site/*.ts']

/** What every journey depends on besides the built site, from the root of the workspace. */
const setup = [
  'pnpm-lock.yaml',
  'tests/e2e/**/*.ts',
  'tooling/{playwright,privacy,static-server,test-servers}/**/*.ts',
  '{packages,apps}/*/src/**/privacy.json',
  'apps/{site,playground}/server/*.ts',
  'apps/site/dist/{headers.json,languages.json,locked/**,client/404.html,client/en-US/404.html}',
]

/** Names of journeys, in the format of `--test-list`, that passed with what the site serves now. */
export function unchangedJourneys(): string[] {
  const key = setupKey()
  const keyOf = pathKeys()
  return Object.entries(readPasses()).flatMap(([name, pass]) =>
    pass.setup === key && Object.entries(pass.served).every(([path, served]) => keyOf(path) === served) ? [name] : [],
  )
}

/** Records passed journeys, with the paths that each requested from the site. */
export function rememberJourneys(journeys: ReadonlyMap<string, readonly string[]>): void {
  const key = setupKey()
  const keyOf = pathKeys()
  const passed = [...journeys].map(
    ([name, paths]) => [name, { setup: key, served: Object.fromEntries(paths.map((path) => [path, keyOf(path)])) }] as const,
  )
  mkdirSync(dirname(file), { recursive: true })
  // Written under another name first, so that another run never reads half a file.
  writeFileSync(`${file}.new`, JSON.stringify({ ...readPasses(), ...Object.fromEntries(passed) } satisfies JourneyPasses))
  renameSync(`${file}.new`, file)
}

function readPasses(): JourneyPasses {
  try {
    return journeyPasses.parse(JSON.parse(readFileSync(file, 'utf8')))
  } catch {
    // Missing or damaged: every journey runs.
    return {}
  }
}

function setupKey(): string {
  const browser = process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell'
  const hash = createHash('sha256')
  hash.update([process.version, process.env.FULL ?? '', existsSync(browser) ? statSync(browser).mtimeMs : ''].join('\n'))
  return hash.update(keyOfSources(setup)).digest('base64url')
}

function keyOfSources(patterns: readonly string[]): string {
  const hash = createHash('sha256')
  const entries = globSync(patterns, {
    cwd: workspace,
    withFileTypes: true,
    exclude: ({ name }) => /^(node_modules|test-results)$/.test(name),
  })
  const names = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const name of names.sort()) hash.update(name.slice(workspace.length)).update(readFileSync(name))
  return hash.digest('base64url')
}

/**
 * Returns a function that hashes what the site serves at a path: the sources of the API, or each file that may be served there, missing
 * ones included.
 */
function pathKeys(): (path: string) => string {
  const known = new Map<string, string>()
  const apiKey = once(() => keyOfSources(api))
  return (path) => {
    const key =
      known.get(path) ??
      (apiPath.test(path) ? apiKey() : undefined) ??
      (path.startsWith('apps/') ? keyOfFolder(path) : undefined) ??
      [path, `${path}.html`, `${path}/index.html`, path.replace(/[^/]+$/, '_.html')].map(keyOfBuiltFile).join(' ')
    known.set(path, key)
    return key
  }
}

function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined
  return () => (known ??= { value: compute() }).value
}

/** Hash of all files of a built app, by its folder in the workspace. */
function keyOfFolder(folder: string): string {
  const files = globSync(`${folder}/dist/**`, { cwd: workspace, withFileTypes: true }).filter((entry) => entry.isFile())
  const hash = createHash('sha256')
  for (const name of files.map((entry) => join(entry.parentPath, entry.name)).sort())
    hash.update(name.slice(workspace.length)).update(readFileSync(name))
  return hash.digest('base64url').slice(0, 16)
}

function keyOfBuiltFile(name: string): string {
  const path = join(site, 'dist/client', name)
  const content = existsSync(path) && statSync(path).isFile() ? readFileSync(path) : ''
  return createHash('sha256').update(content).digest('base64url').slice(0, 16)
}
