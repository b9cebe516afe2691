import type { ReadmeBlock } from '@view-site/published'

/** The TypeScript blocks of a README that compile on their own, without those of its first example, fragments and excerpts of an app. */
export function completeBlocks(blocks: readonly ReadmeBlock[]): ReadmeBlock[] {
  return blocks.filter(({ language, file, isPart }) => /^tsx?$/.test(language) && file === undefined && !isPart)
}
