#!/usr/bin/env node
import { relative, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { parseArgs } from 'node:util'
import { createSite } from './createSite.ts'
import type { DemoKind } from './DemoKind.ts'

const usage = `Usage: npm create view-docs <folder> -- [options]

  --title <text>            name of the site; the folder's name without it
  --locales <tag,tag>       languages, the default first; en-US without it
  --demos <react,vue|none>  kinds of example demos; both without it
`

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      title: { type: 'string' },
      locales: { type: 'string' },
      demos: { type: 'string' },
      help: { type: 'boolean', short: 'h' },
    },
  })
  if (values.help) return void process.stdout.write(usage)
  const name = positionals[0] ?? (await askForFolder())
  const folder = resolve(name)
  await createSite({
    folder,
    ...(values.title === undefined ? {} : { title: values.title }),
    ...(values.locales === undefined ? {} : { locales: values.locales.split(',') }),
    ...(values.demos === undefined ? {} : { demos: demoKinds(values.demos) }),
  })
  const manager = /^(\w+)\//.exec(process.env['npm_config_user_agent'] ?? '')?.[1] ?? 'npm'
  const place = relative(process.cwd(), folder)
  const steps = [...(place === '' ? [] : [`cd ${place}`]), `${manager} install`, `${manager} run dev`]
  process.stdout.write(
    `Created a documentation site in ${place || 'this folder'}. Next:\n\n${steps.map((step) => `  ${step}\n`).join('')}\n`,
  )
}

async function askForFolder(): Promise<string> {
  if (!process.stdin.isTTY) throw new Error(usage)
  const lines = createInterface({ input: process.stdin, output: process.stdout })
  const answer = (await lines.question('Folder of the new site (docs): ')).trim()
  lines.close()
  return answer || 'docs'
}

function demoKinds(names: string): DemoKind[] {
  if (names === 'none') return []
  return names.split(',').map((name) => {
    if (name !== 'react' && name !== 'vue')
      throw new Error(`There are no demos in "${name}". Write --demos react,vue, one of them, or none.`)
    return name
  })
}

await run().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
})
