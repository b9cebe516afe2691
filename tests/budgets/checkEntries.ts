import { resolve } from 'node:path'
import { publishedPackages } from '@view-site/published'
import { entryBudgets } from './entryBudgets.ts'
import { weighEntries, type EntryWeight } from './weighEntries.ts'

/** An entry of a package with its budget in KB, or undefined if it has none. */
export interface BudgetedEntry extends EntryWeight {
  budget: (typeof entryBudgets)[string] | undefined
}

/** Measures every entry of every published package. Throws if a budget belongs to no entry. */
export async function checkEntries(): Promise<BudgetedEntry[]> {
  const packages = await publishedPackages(resolve(import.meta.dirname, '../..'))
  const weights = (await Promise.all(packages.map(weighEntries))).flat()
  const left = Object.keys(entryBudgets).filter((name) => !weights.some((one) => one.name === name))
  if (left.length > 0)
    throw new Error(`No package exports the entries ${left.join(', ')}: remove their budgets from tests/budgets/entryBudgets.ts.`)
  return weights.map((weight) => ({ ...weight, budget: entryBudgets[weight.name] }))
}
