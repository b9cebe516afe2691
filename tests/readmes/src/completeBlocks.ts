import type { ReadmeBlock } from '@view-site/published'

/** The TypeScript blocks of a README that compile on their own: neither fragments nor files of the first example or of an app. */
export function completeBlocks(blocks: readonly ReadmeBlock[]): ReadmeBlock[] {
  return blocks.filter(({ language, file, isPart }) => /^tsx?$/.test(language) && file === undefined && !isPart)
}
