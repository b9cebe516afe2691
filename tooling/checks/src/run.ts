import { runChecks } from './runChecks.ts'

process.exitCode = await runChecks(process.argv.slice(2))
