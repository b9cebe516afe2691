import type { ReadmeBlock } from '@view-site/published'

/** TypeScript of a README that stands alone, beside its first example: neither a piece nor cut from an app. */
export function standingAlone(blocks: readonly ReadmeBlock[]): ReadmeBlock[] {
  return blocks.filter(({ language, file, isPart }) => /^tsx?$/.test(language) && file === undefined && !isPart)
}
