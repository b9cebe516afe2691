#!/usr/bin/env node
import { parseArgs } from 'node:util'
import { checkContract } from './checkContract.ts'
import { formatReport } from './formatReport.ts'

const usage = `Usage: contract-check <address> [options]

Runs the cases of the /v1 contract against a server and reports for each call what deviates.
Use a test system: the account's orders are placed and cancelled.

  --only <path>     only the calls whose path starts with this, such as pro/order/
  --json            the report as JSON
  --timeout <ms>    how long a reply may take; 5000 without it

An account for the cases that need one comes from the environment, so that no password is in the
list of processes: CHECK_MAIL and CHECK_PASSWORD.

Ends with 0 if nothing deviates, with 1 otherwise, and with 2 if nothing could be checked.
`

async function run(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { only: { type: 'string' }, json: { type: 'boolean' }, timeout: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
  })
  const [address = ''] = positionals
  if (values.help) {
    process.stdout.write(usage)
    return 0
  }
  if (!/^https?:\/\//.test(address) || !URL.canParse(address))
    throw new Error(`The address is “${address}”; give the origin of a server, such as https://api.example.com`)
  const timeout = values.timeout === undefined ? undefined : Number(values.timeout)
  if (timeout !== undefined && !(timeout > 0)) throw new Error(`--timeout is “${values.timeout}”; give milliseconds, such as 5000`)
  const { CHECK_MAIL: mail, CHECK_PASSWORD: password } = process.env
  if ((mail === undefined) !== (password === undefined)) throw new Error('Set both CHECK_MAIL and CHECK_PASSWORD, or neither of them')
  const account = mail === undefined || password === undefined ? undefined : { mail, password }
  const report = await checkContract({ address, account, timeout, only: values.only })
  process.stdout.write(values.json ? `${JSON.stringify(report, undefined, 2)}\n` : formatReport(report))
  if (account === undefined && !values.json)
    process.stdout.write('Without CHECK_MAIL and CHECK_PASSWORD, cases that need an account were left out.\n')
  return report.failed > 0 ? 1 : 0
}

try {
  process.exitCode = await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 2
}
