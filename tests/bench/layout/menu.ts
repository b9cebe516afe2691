/** Groups of pages. */
export type BenchMenu = readonly { title: string; pages: readonly { title: string; path: string }[] }[]

/** Creates a menu of `count` pages in groups of fifty. */
export function menuOf(count: number): BenchMenu {
  return Array.from({ length: Math.ceil(count / 50) }, (_, group) => ({
    title: `Group ${group + 1}`,
    pages: Array.from({ length: Math.min(50, count - group * 50) }, (_, page) => ({
      title: `Page ${group + 1}.${page + 1}`,
      path: `/group-${group + 1}/page-${page + 1}`,
    })),
  }))
}
