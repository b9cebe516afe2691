#!/usr/bin/env node
import { enableCompileCache } from 'node:module'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'

const usage = `Usage: view-docs <command>

  dev [--port 5173]       serve the site while its pages are written
  build                   build it, into dist/client
  preview [--port 4173]   serve what was built
  check [page] [--json]   report every mistake in the pages: exits with 1 if there is one, with 2 if it cannot check
  new <section>/<page>    create a page in every locale
  addresses               add new pages to the list of published ones
`

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { port: { type: 'string' }, json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
})
const [command, argument] = positionals

/** Runs the command. Modules are imported after NODE_ENV is set, because React reads it when it loads. */
async function run(): Promise<void> {
  if (values.help || command === undefined) return void process.stdout.write(usage)
  process.env['NODE_ENV'] = command === 'dev' ? 'development' : 'production'
  prepareProcess()
  const { loadConfig } = await import('./config/loadConfig.ts')
  const site = await loadConfig(process.cwd())
  if (command === 'dev') return (await import('./commands/dev.ts')).dev(site, portOf(values.port))
  if (command === 'build') return (await import('./commands/build.ts')).build(site)
  if (command === 'preview') return (await import('./commands/preview.ts')).preview(site, portOf(values.port) ?? 4173)
  if (command === 'check')
    return void (process.exitCode = (await (
      await import('./commands/check.ts')
    ).check(site, { route: argument, json: values.json === true }))
      ? 0
      : 1)
  if (command === 'new' && argument !== undefined) return (await import('./commands/newPage.ts')).newPage(site, argument)
  if (command === 'addresses') return (await import('./commands/addresses.ts')).addresses(site)
  throw new Error(usage)
}

/** Later runs on this machine reuse the compiled code of Vite and the compilers, and worker threads start with small heaps. */
function prepareProcess(): void {
  enableCompileCache()
  for (const flag of ['--max-semi-space-size=16', '--initial-heap-size=0']) setFlagsFromString(flag)
}

function portOf(text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const port = Number(text)
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`"${text}" is not a port. Write a number up to 65535.`)
  return port
}

await run().catch((error: unknown) => {
  const text = `${error instanceof Error ? error.message : String(error)}\n`
  // A build whose pages are wrong is still bundling: what that prints would follow, and hide what is wrong.
  process.stderr.write(text, () => process.exit(command === 'check' ? 2 : 1))
})
