import type { PageContext } from '../PageContext.ts'

/** Reports files of the page that none of its blocks shows. Call it after `transformChildren`. */
export function checkUnused({ source, blocks, structure, problems }: PageContext): void {
  const shown = new Set(structure.map(({ label }) => label))
  for (const { files } of blocks.all) {
    for (const { label, unused } of files?.(source) ?? []) if (!shown.has(label)) problems.push(unused)
  }
}
