import type { CodeBlock } from '@view-site/code-check'
import { join } from 'node:path'
import { hash, hashFiles, openPassRecord } from '../passRecord.ts'
import { root } from './pageApis.ts'

/** What the check of a page's code depends on besides the page, from the root of the workspace. */
const shared = ['pnpm-lock.yaml', 'tooling/code-check/{package.json,src/**/*.ts}', 'content/package.json', 'content/test/passRecord.ts']

/** The code of the pages that have to be checked: without pages whose code passed as it is. `remember` records that all of it passed. */
export function dueFences<Block extends CodeBlock>(
  fences: readonly Block[],
  file: string = join(root, 'node_modules/.cache/code-passes.json'),
): { due: readonly Block[]; remember: () => void } {
  const record = openPassRecord(file)
  const common = hash([process.version, hashFiles(join(root, '..'), shared)])
  const keys = new Map(
    [...Map.groupBy(fences, (fence) => fence.file)].map(([page, blocks]) => [
      page,
      hash([common, ...blocks.map((one) => JSON.stringify(one))]),
    ]),
  )
  const due = fences.filter((fence) => !record.has(fence.file, keys.get(fence.file) ?? ''))
  return { due, remember: () => record.add(keys) }
}
