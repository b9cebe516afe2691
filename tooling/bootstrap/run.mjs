// The entry of the repository: `npm start`, `npm test` and `npm run dev` run this with any Node on the machine (20 or later).
// It brings the right Node and pnpm, installs, and hands over to the task. Nothing is imported that is not part of Node.
import { join } from 'node:path'
import { install } from './install.mjs'
import { root } from './paths.mjs'
import { exitWithParent } from './processes.mjs'
import { fail } from './progress.mjs'
import { enterToolchain, rememberToolchain } from './toolchain.mjs'

const tasks = { start: './start.mjs', dev: './dev.mjs', test: './test.mjs' }

const [task, ...args] = process.argv.slice(2)
if (!(task in tasks)) fail(`Unknown task "${task}".`, `Use one of: ${Object.keys(tasks).join(', ')}.`)

exitWithParent()
await enterToolchain(import.meta.filename ?? join(root, 'tooling/bootstrap/run.mjs'), [task, ...args])
await install(task)
rememberToolchain()
const { default: main } = await import(tasks[task])
await main(args)
