import { join } from 'node:path'

import type { Problem } from '../compile/Problem.ts'
import { readText } from '../compile/source/readText.ts'
import type { ApiHistory } from '../define/ApiHistory.ts'

/** Reads the `releases.json` of the products that have one: product → history. */
export async function readHistories(root: string, products: Iterable<string>, problems: Problem[]): Promise<Map<string, ApiHistory>> {
  const found = await Promise.all(
    [...products].map(async (product): Promise<[string, ApiHistory][]> => {
      const file = `${product}/releases.json`
      const text = await readText(join(root, file)).catch(() => undefined)
      if (text === undefined) return []
      const history = parse(text)
      if (history) return [[product, history]]
      problems.push({ file, message: 'It is not a history of releases.', fix: 'It is a generated file: generate it again.' })
      return []
    }),
  )
  return new Map(found.flat())
}

function parse(text: string): ApiHistory | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return isHistory(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The parts of the file; what is in them comes from the program that wrote it. */
function isHistory(value: unknown): value is ApiHistory {
  if (typeof value !== 'object' || value === null || !('releases' in value && 'members' in value)) return false
  return Array.isArray(value.releases) && typeof value.members === 'object' && value.members !== null
}
