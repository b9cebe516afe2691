import type { Fault } from './Fault.ts'
import { boundariesFaults } from './faults/boundariesFaults.ts'
import { budgetsFaults } from './faults/budgetsFaults.ts'
import { buildFaults } from './faults/buildFaults.ts'
import { contentFaults } from './faults/contentFaults.ts'
import { e2eFaults } from './faults/e2eFaults.ts'
import { formatFaults } from './faults/formatFaults.ts'
import { lintFaults } from './faults/lintFaults.ts'
import { packagesFaults } from './faults/packagesFaults.ts'
import { typecheckFaults } from './faults/typecheckFaults.ts'
import { unitFaults } from './faults/unitFaults.ts'
import { unusedFaults } from './faults/unusedFaults.ts'
import { versionsFaults } from './faults/versionsFaults.ts'

/**
 * Known faults, one of each kind that is worth a check. Their commands name tests by file and requirement, which change less often than
 * titles. A test of this package verifies that every edit still applies.
 */
export const faults: readonly Fault[] = [
  ...formatFaults,
  ...lintFaults,
  ...versionsFaults,
  ...unusedFaults,
  ...boundariesFaults,
  ...typecheckFaults,
  ...contentFaults,
  ...buildFaults,
  ...unitFaults,
  ...packagesFaults,
  ...budgetsFaults,
  ...e2eFaults,
]
