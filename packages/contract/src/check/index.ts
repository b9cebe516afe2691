export { checkContract } from './checkContract.ts'
export type { CallReport, CaseReport, CheckContractOptions, ContractReport } from './checkContract.ts'
export type { CheckAccount } from './Case.ts'
export { formatReport } from './formatReport.ts'
