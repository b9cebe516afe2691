#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { askForSite } from './askForSite.ts'
import { createSite } from './createSite.ts'
import { readDemoKinds, readLocales } from './readAnswers.ts'

const usage = `Usage: npm create view-docs <folder> -- [options]

  --title <text>            name of the site (default: the folder's name)
  --locales <tag,tag>       languages, the default first (default: en-US)
  --demos <react,vue|none>  kinds of example demos (default: both)
  --types                   names in TypeScript code show their types
  --install                 install the dependencies too
  --yes                     ask nothing

In a terminal, what no option answers is asked.
`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      locales: { type: 'string' },
      demos: { type: 'string' },
      types: { type: 'boolean' },
      install: { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return void process.stdout.write(usage)
  const given = {
    ...(positionals[0] === undefined ? {} : { folder: positionals[0] }),
    ...(values.title === undefined ? {} : { title: values.title }),
    ...(values.locales === undefined ? {} : { locales: readLocales(values.locales) }),
    ...(values.demos === undefined ? {} : { demos: readDemoKinds(values.demos) }),
    ...(values.types === undefined ? {} : { types: values.types }),
  }
  const isAsked = values.yes !== true && process.stdin.isTTY && process.stdout.isTTY
  const { folder: name, ...site } = isAsked ? await askForSite(given) : given
  if (name === undefined) throw new Error(`Name the folder of the new site.\n\n${usage}`)
  const folder = resolve(name)
  await createSite({ folder, ...site })
  const manager = /^(\w+)\//.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? 'npm'
  const place = relative(process.cwd(), folder)
  process.stdout.write(`Created a documentation site in ${place || 'this folder'}.\n`)
  const isInstalled = values.install === true && install(manager, folder)
  const steps = [...(place === '' ? [] : [`cd ${place}`]), ...(isInstalled ? [] : [`${manager} install`]), `${manager} run dev`]
  process.stdout.write(`Next:\n\n${steps.map((step) => `  ${step}\n`).join('')}\n`)
}

/** Installs the dependencies; returns whether it succeeded. If it fails, the new site is kept. */
function install(manager: string, folder: string): boolean {
  const { status } = spawnSync(manager, ['install'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return true
  process.stderr.write(`\n\`${manager} install\` failed, see above. The site is complete: run it again when the registry can be reached.\n`)
  process.exitCode = 1
  return false
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
