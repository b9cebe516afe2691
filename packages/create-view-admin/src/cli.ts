#!/usr/bin/env node
import { spawnSync } from 'node:child_process'
import { basename, relative, resolve } from 'node:path'
import { createInterface, type Interface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { checkAccent, checkFolder, checkRouter, createAdmin, titleOf, type CreateAdminOptions } from './createAdmin.ts'

const usage = `Usage: npm create view-admin <folder> -- [options]

  --title <text>      name of the app (default: the folder's name)
  --accent <#rrggbb>  colour of the brand
  --router <name>     tanstack or react-router (default: tanstack)
  --install           install the dependencies too
  --yes               ask nothing

In a terminal, what no option answers is asked.
`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      accent: { type: 'string' },
      router: { type: 'string' },
      install: { type: 'boolean' },
      yes: { type: 'boolean', short: 'y' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return void process.stdout.write(usage)
  const { title, accent, router } = values
  if (router !== undefined) checkRouter(router)
  const given = {
    ...(positionals[0] === undefined ? {} : { folder: positionals[0] }),
    ...(title === undefined ? {} : { title }),
    ...(accent === undefined ? {} : { accent }),
    ...(router === undefined ? {} : { router }),
  }
  const isAsked = values.yes !== true && process.stdin.isTTY && process.stdout.isTTY
  const { folder: name, ...app } = isAsked ? await askForApp(given) : given
  if (name === undefined) throw new Error(`Name the folder of the new app.\n\n${usage}`)
  const folder = resolve(name)
  await createAdmin({ folder, ...app })
  const manager = /^(\w+)\//.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? 'npm'
  const place = relative(process.cwd(), folder)
  process.stdout.write(`Created an admin app in ${place || 'this folder'}.\n`)
  const isInstalled = values.install === true && install(manager, folder)
  const steps = [...(place === '' ? [] : [`cd ${place}`]), ...(isInstalled ? [] : [`${manager} install`]), `${manager} run dev`]
  process.stdout.write(`Next:\n\n${steps.map((step) => `  ${step}\n`).join('')}\n`)
}

/** Asks in the terminal for what is not given. Enter takes the default; an answer that cannot be used is explained and asked again. */
async function askForApp(given: Partial<CreateAdminOptions>): Promise<CreateAdminOptions> {
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  try {
    const folder = given.folder ?? (await ask(lines, 'Folder of the new app', 'admin', checkFolder))
    const title = given.title ?? (await ask(lines, 'Name of the app', titleOf(basename(resolve(folder))), () => {}))
    const accent = given.accent ?? (await ask(lines, 'Colour of the brand', '#4f46e5', checkAccent))
    const router = given.router ?? (await ask(lines, 'Router, tanstack or react-router', 'tanstack', checkRouter))
    checkRouter(router)
    return { folder, title, accent, router }
  } finally {
    lines.close()
  }
}

async function ask(lines: Interface, question: string, fallback: string, check: (text: string) => Promise<void> | void): Promise<string> {
  for (;;) {
    const answer = (await lines.question(`${question} (${fallback}): `)).trim() || fallback
    try {
      await check(answer)
      return answer
    } catch (error) {
      process.stdout.write(`${error instanceof Error ? error.message : String(error)}\n`)
    }
  }
}

/** Installs the dependencies. Without a network the app stays, and the command can be repeated. */
function install(manager: string, folder: string): boolean {
  const { status } = spawnSync(manager, ['install'], { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status === 0) return true
  process.stderr.write(`\n\`${manager} install\` failed, see above. The app is complete: repeat it when the registry can be reached.\n`)
  process.exitCode = 1
  return false
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
