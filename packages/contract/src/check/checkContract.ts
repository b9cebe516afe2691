import { callPaths, type CallPath } from '../calls.ts'
import { accountCases } from './accountCases.ts'
import type { Case, CheckAccount } from './Case.ts'
import { createCaller, type Caller } from './createCaller.ts'
import { Deviation, NotTried } from './Deviation.ts'
import { orderCases } from './orderCases.ts'
import { publicCases } from './publicCases.ts'
import { wireCases } from './wireCases.ts'

/** What `checkContract` takes. */
export interface CheckContractOptions {
  /** Address of the implementation, such as `https://api.example.com`; the paths of the calls are appended to it. */
  address: string
  /** An account of a test system; its orders are cancelled. @default the cases that need one are left out */
  account?: CheckAccount | undefined
  /** Only the calls whose path starts with this. @default all */
  only?: string | undefined
  /** @default the global fetch */
  fetch?: typeof fetch | undefined
  /** Milliseconds that a reply may take. @default 5000 */
  timeout?: number | undefined
}

/** The outcome of one case. */
export interface CaseReport {
  name: string
  outcome: 'passed' | 'failed' | 'not tried'
  /** Why it failed or was not tried. */
  reason?: string
  /** How long it took, in milliseconds. */
  ms: number
}

/** The cases of one call. */
export interface CallReport {
  path: CallPath
  cases: CaseReport[]
}

/** The outcome of a check. */
export interface ContractReport {
  address: string
  /** All calls of the contract, in its order. */
  calls: CallReport[]
  passed: number
  failed: number
  notTried: number
}

/**
 * Runs the cases of the contract against an implementation, one after another, and reports for each call what deviates. It sends no SMS and
 * no mail other than those of the account's orders, and leaves nothing but cancelled orders.
 */
export async function checkContract(options: CheckContractOptions): Promise<ContractReport> {
  const { address, account, only = '', fetch: ask = fetch, timeout = 5000 } = options
  const caller = createCaller({ address, fetch: ask, timeout })
  let session: Promise<string> | undefined
  const token = (): Promise<string> => (session ??= signIn(caller, account))
  const cases = [...wireCases, ...publicCases, ...(account === undefined ? [] : [...accountCases(account, token), ...orderCases(token)])]
  const calls = callPaths.filter((path) => path.startsWith(only)).map((path): CallReport => ({ path, cases: [] }))
  for (const call of calls) {
    // oxlint-disable-next-line no-await-in-loop -- one after another, so that a slow server is not taken for a wrong one
    for (const one of cases.filter(({ path }) => path === call.path)) call.cases.push(await runCase(one, caller))
  }
  const count = (outcome: CaseReport['outcome']): number =>
    calls.flatMap((call) => call.cases).filter((one) => one.outcome === outcome).length
  return { address, calls, passed: count('passed'), failed: count('failed'), notTried: count('not tried') }
}

async function signIn({ ok }: Caller, account: CheckAccount = { mail: '', password: '' }): Promise<string> {
  return (await ok('user/signin', { ...account })).token
}

async function runCase({ name, run }: Case, caller: Caller): Promise<CaseReport> {
  const started = performance.now()
  const report = (outcome: CaseReport['outcome'], reason?: string): CaseReport => {
    const ms = Math.round(performance.now() - started)
    return { name, outcome, ms, ...(reason !== undefined && { reason }) }
  }
  try {
    await run(caller)
    return report('passed')
  } catch (error) {
    if (error instanceof Deviation) return report('failed', error.message)
    if (error instanceof NotTried) return report('not tried', error.message)
    throw error
  }
}
