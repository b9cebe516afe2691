import { resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { exitWithParent } from '@view-site/bootstrap/processes'
import { copyRepository } from './copyRepository.ts'
import type { Fault } from './Fault.ts'
import { faults } from './faults.ts'
import { printTable } from './printTable.ts'
import { tryFault, type Outcome } from './tryFault.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    whole: { type: 'boolean', default: false },
    verify: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

if (values.list) {
  for (const { name, check, breaks } of faults) process.stdout.write(`${name.padEnd(26)} ${check.padEnd(11)} ${breaks}\n`)
  process.exit(0)
}

const chosen = chosenFaults(positionals)
exitWithParent()
process.stdout.write('• Copy the repository and install\n')
const copy = await copyRepository(resolve(import.meta.dirname, '../../..'))
const outcomes: Outcome[] = []
for (const [index, fault] of chosen.entries()) {
  process.stdout.write(`• ${index + 1} of ${chosen.length} ${fault.name}: ${fault.breaks}\n`)
  // oxlint-disable-next-line no-await-in-loop -- one fault at a time, in one copy
  const outcome = await tryFault(fault, { copy, whole: values.whole, verify: values.verify })
  outcomes.push(outcome)
  process.stdout.write(`${outcome.problem === undefined ? '✓ found' : `✗ ${outcome.problem}`} (${outcome.seconds.toFixed(1)} s)\n`)
}
printTable(outcomes)
process.exit(outcomes.every(({ problem }) => problem === undefined) ? 0 : 1)

function chosenFaults(names: readonly string[]): readonly Fault[] {
  const unknown = names.filter((name) => !faults.some((fault) => fault.name === name))
  if (unknown.length > 0) {
    process.stderr.write(`No fault is called ${unknown.join(' or ')}. \`pnpm faults --list\` prints their names.\n`)
    process.exit(1)
  }
  return names.length === 0 ? faults : faults.filter(({ name }) => names.includes(name))
}
