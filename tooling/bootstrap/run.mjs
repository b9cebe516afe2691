// The entry of the repository: `npm start`, `npm test` and `npm run dev` run this with any Node on the machine (20 or later).
// It downloads the right Node and pnpm, installs the packages, and starts the task. It imports only built-in modules of Node.
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
