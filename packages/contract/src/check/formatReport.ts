import type { CallReport, CaseReport, ContractReport } from './checkContract.ts'

const marks: Record<CaseReport['outcome'], string> = { passed: '✓', failed: '✗', 'not tried': '–' }

/** A report as text: a line for each call, below it what deviates, and a summary. */
export function formatReport({ address, calls, passed, failed, notTried }: ContractReport): string {
  const untested = calls.filter(({ cases }) => cases.length === 0).length
  return [
    ...calls.flatMap(lines),
    '',
    `${address}: ${passed} cases as in the contract, ${failed} that deviate, ${notTried} not tried${untested > 0 ? `, ${untested} calls without a case` : ''}.`,
    '',
  ].join('\n')
}

function lines({ path, cases }: CallReport): string[] {
  const failed = cases.filter(({ outcome }) => outcome === 'failed')
  const slowest = Math.max(0, ...cases.map(({ ms }) => ms))
  const others = cases.filter(({ outcome }) => outcome !== 'passed')
  return [
    `${marks[failed.length > 0 ? 'failed' : 'passed']} ${path}: ${cases.length - others.length} of ${cases.length} cases, slowest ${slowest} ms`,
    ...others.map(({ name, outcome, reason }) => `    ${marks[outcome]} ${name}: ${reason ?? ''}`),
  ]
}
